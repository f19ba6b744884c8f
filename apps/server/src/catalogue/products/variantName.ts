const letters = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/g, "");

/** The name of a variant by itself: its own name, with the values that this does not contain. */
export function variantName(name: string, values: readonly string[]): string {
  const told = letters(name);
  const untold = values.filter((value) => !told.includes(letters(value)));
  return untold.length === 0 ? name : `${name} ${untold.join(", ")}`;
}
