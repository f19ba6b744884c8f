/** The classes that are there, with a space between them. */
export function joinClasses(...classes: readonly (string | undefined)[]): string {
  return classes.filter((name) => name !== undefined && name !== "").join(" ");
}
