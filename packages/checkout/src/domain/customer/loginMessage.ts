/** The server's message about a refused login: one text, or the texts of all fields joined with spaces. */
export function loginMessage(msg: string | Readonly<Record<string, string | readonly string[]>>): string {
  return typeof msg === "string" ? msg : Object.values(msg).flat().join(" ");
}
