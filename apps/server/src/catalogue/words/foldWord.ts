const marks = /\p{Mn}/gu;
const isPlain = /^[\u0020-\u007e]*$/;
/** Letters that do not decompose into letter and diacritic, and their usual replacements. */
const specialLetters: Readonly<Record<string, string>> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
};
const other = /[øæœßđðłþ]/gu;

/** A word in lower case without diacritics. */
export function foldWord(word: string): string {
  if (isPlain.test(word)) return word;
  return word
    .normalize("NFD")
    .replaceAll(marks, "")
    .replaceAll(other, (letter) => specialLetters[letter] ?? letter);
}
