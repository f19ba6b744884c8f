/**
 * Whether a text may be a mail address that can be written to: a name, an `@` and a host with a dot, without spaces,
 * brackets and the like. Whether somebody has it, only a letter shows.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/.test(text);
}
