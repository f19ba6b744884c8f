import type { Catalogue, Rows } from "./catalogue.ts";

/** The rows of each code of a group or named dimension; sets of categories are ranges and need none. */
export function buildPostings({ codes, size, starts, cells }: Rows): Pick<Catalogue, "postings" | "postingStarts"> {
  const codeCount = codes.sets.start;
  const postingStarts = new Uint32Array(codeCount + 1);
  for (const code of cells) if (code < codeCount) postingStarts[code + 1] = (postingStarts[code + 1] ?? 0) + 1;
  for (let code = 0; code < codeCount; code += 1) {
    postingStarts[code + 1] = (postingStarts[code + 1] ?? 0) + (postingStarts[code] ?? 0);
  }
  const postings = new Uint32Array(postingStarts[codeCount] ?? 0);
  const next = postingStarts.slice();
  for (let row = 0; row < size; row += 1) {
    const end = starts[row + 1] ?? 0;
    for (let cell = starts[row] ?? 0; cell < end; cell += 1) {
      const code = cells[cell] ?? 0;
      if (code >= codeCount) continue;
      const index = next[code] ?? 0;
      postings[index] = row;
      next[code] = index + 1;
    }
  }
  return { postings, postingStarts };
}
