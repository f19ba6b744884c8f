/**
 * Whether a text may be a valid e-mail address: a name, an `@` and a host with a dot, without spaces, brackets and the
 * like. Only sending an e-mail shows whether it exists.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/.test(text);
}
