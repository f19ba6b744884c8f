/** Joins the given class names with spaces. */
export function joinClasses(...classes: readonly (string | undefined)[]): string {
  return classes.filter((name) => name !== undefined && name !== "").join(" ");
}
