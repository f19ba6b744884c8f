const mostLevels = 3;
const maxLength = 750;

/** Splits `A > B > C` into at most three names; deeper levels are dropped, so they count as the third. */
export function readCategoryPath(text: string): string[] {
  return text
    .slice(0, maxLength)
    .split(/\s*(?:>|\u203a|\u00bb)\s*/u)
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .slice(0, mostLevels);
}
