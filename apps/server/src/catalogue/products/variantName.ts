const syntax = /[\^$\\.*+?()[\]{}|/]/u;
const letterOrDigit = "[\\p{L}\\p{N}]";

/** Finds a value as words of its own, however its spaces and hyphens are written: `16GB` is not in `116 GB`. */
function wordsOf(value: string): RegExp {
  const signs = Array.from(value.toLowerCase().replaceAll(/[\s-]+/g, ""), (sign) => sign.replace(syntax, "\\$&"));
  return new RegExp(`(?<!${letterOrDigit})${signs.join("[\\s-]*")}(?!${letterOrDigit})`, "u");
}

/** The name of a variant by itself: its own name, with the values that this does not contain. */
export function variantName(name: string, values: readonly string[]): string {
  const lowerCaseName = name.toLowerCase();
  const missing = values.filter((value) => !wordsOf(value).test(lowerCaseName));
  return missing.length === 0 ? name : `${name} ${missing.join(", ")}`;
}
