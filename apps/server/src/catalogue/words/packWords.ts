import { foldWord } from "./foldWord.ts";
import { type WordColumns, wordBreak } from "./WordColumns.ts";
import { bareStem } from "./wordStem.ts";

/** Words in the format of the columns, and their order. */
export interface PackedWords extends Pick<
  WordColumns,
  "letters" | "starts" | "marked" | "markedLetters" | "markedStarts" | "stemLengths"
> {
  /** The indices of the given words, sorted. */
  readonly order: Uint32Array;
}

/** Joins texts, each followed by a break; `starts` are their positions. */
function joinTexts(texts: readonly string[]): { readonly text: string; readonly starts: Uint32Array } {
  const starts = new Uint32Array(texts.length + 1);
  let end = 0;
  for (const [index, text] of texts.entries()) {
    end += text.length + wordBreak.length;
    starts[index + 1] = end;
  }
  return { text: texts.map((text) => text + wordBreak).join(""), starts };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Sorts words by their folded letters and packs them; words must be unique. */
export function packWords(words: readonly string[]): PackedWords {
  const folded = words.map(foldWord);
  const order = Uint32Array.from(words.keys()).sort(
    (one, other) => compare(folded[one] ?? "", folded[other] ?? "") || compare(words[one] ?? "", words[other] ?? ""),
  );
  const letters = joinTexts(Array.from(order, (word) => folded[word] ?? ""));
  const marked = Uint32Array.from(order.keys()).filter((place) => {
    const word = order[place] ?? 0;
    return folded[word] !== words[word];
  });
  const written = joinTexts(Array.from(marked, (place) => words[order[place] ?? 0] ?? ""));
  return {
    order,
    letters: letters.text,
    starts: letters.starts,
    marked,
    markedLetters: written.text,
    markedStarts: written.starts,
    stemLengths: Uint8Array.from(order, (word) => bareStem(words[word] ?? "").length),
  };
}
