/**
 * Whether a word is a name by its looks, such as that of a model: it has a figure, or a capital after its first letter.
 * Such words are not divided at the end of a line.
 */
export function isNameWord(word: string): boolean {
  return /\d|.\p{Lu}/u.test(word);
}
