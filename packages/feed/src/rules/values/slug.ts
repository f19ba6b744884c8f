/** Makes a URL slug from a name: diacritics are removed, everything else becomes hyphens. */
export function slug(name: string): string {
  const normalized = name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("\u00f8", "o")
    .replaceAll("\u00e6", "ae")
    .replaceAll("\u00df", "ss")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
  return normalized === "" ? "ovrigt" : normalized.slice(0, 80).replace(/-$/u, "");
}

/** A slug that is not taken, with a number appended if needed. */
export function uniqueSlug(name: string, taken: ReadonlySet<string>): string {
  const base = slug(name);
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(tried)) return tried;
  }
}
