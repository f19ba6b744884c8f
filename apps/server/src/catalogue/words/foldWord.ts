const marks = /\p{Mn}/gu;
const isPlain = /^[\u0020-\u007e]*$/;
/** Letters that are no letter with a mark, and what stands for them where there is no such key. */
const others: Readonly<Record<string, string>> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", đ: "d", ð: "d", ł: "l", þ: "th" };
const other = /[øæœßđðłþ]/gu;

/** A word in small letters without their marks. */
export function foldWord(word: string): string {
  if (isPlain.test(word)) return word;
  return word
    .normalize("NFD")
    .replaceAll(marks, "")
    .replaceAll(other, (letter) => others[letter] ?? letter);
}
