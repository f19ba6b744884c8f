/**
 * Whether a word looks like a name, such as that of a model: it has a digit, or a capital after its first letter. Such
 * words are not hyphenated.
 */
export function isNameWord(word: string): boolean {
  return /\d|.\p{Lu}/u.test(word);
}
