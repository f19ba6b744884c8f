const LEVELS = 3;
const MAX_LENGTH = 750;

/** Splits `A > B > C` into names, three at most; deeper levels belong to the third. */
export function readCategoryPath(text: string): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .split(/\s*(?:>|\u203a|\u00bb)\s*/u)
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .slice(0, LEVELS);
}
