import { escapeHtml } from "../../http/responses/escapeHtml.ts";
import { searchWords } from "./searchWords.ts";

interface Place {
  readonly from: number;
  readonly to: number;
}

const letter = /[\p{L}\p{N}]/u;

/** The first occurrence of a word, preferably at the start of a word. */
function placeOf(text: string, word: string): Place | null {
  let first = -1;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (first < 0) first = at;
    if (at === 0 || !letter.test(text.charAt(at - 1))) return { from: at, to: at + word.length };
  }
  return first < 0 ? null : { from: first, to: first + word.length };
}

/** A name as HTML with the first occurrence of each query word in bold. */
export function highlight(name: string, query: string): string {
  const text = name.toLowerCase();
  const places = searchWords(query)
    .flatMap((word) => placeOf(text, word) ?? [])
    .toSorted((one, other) => one.from - other.from);
  let html = "";
  let end = 0;
  for (const { from, to } of places) {
    // Overlaps with an earlier mark.
    if (from < end) continue;
    html += `${escapeHtml(name.slice(end, from))}<strong>${escapeHtml(name.slice(from, to))}</strong>`;
    end = to;
  }
  return html + escapeHtml(name.slice(end));
}
