/** Escapes the separator characters, so that they can be part of a value. */
export function escapeValue(value: string): string {
  return value.replaceAll(/[%|:,~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Reverses `escapeValue`; any other percent sign is kept. */
export function unescapeValue(value: string): string {
  return value.replaceAll(/%(25|7C|3A|2C|7E)/gi, (_, code: string) => String.fromCharCode(Number(`0x${code}`)));
}

/** Writes ids, each followed by a pipe; no ids give the empty string. */
export function writeIdList(ids: readonly (string | number)[]): string {
  return ids.map((id) => `${escapeValue(String(id))}|`).join("");
}

/** Reads ids, each followed by a pipe; empty and repeated ones are left out. */
export function parseIdList(list: string): readonly string[] {
  const ids = list
    .split("|")
    .map(unescapeValue)
    .filter((id) => id !== "");
  return [...new Set(ids)];
}
