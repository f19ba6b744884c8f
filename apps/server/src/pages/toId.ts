/** Parses a positive whole number of at most nine digits, as ids are; null for anything else. */
export function toId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
