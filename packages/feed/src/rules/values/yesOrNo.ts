/** Parses yes or no in the words used by feeds; null = neither. */
export function yesOrNo(text: string): boolean | null {
  if (/^(?:yes|true|ja|1)$/iu.test(text)) return true;
  return /^(?:no|false|nej|0)$/iu.test(text) ? false : null;
}
