/** The code of an error of Node, the network or the database, such as `ENOENT` or `23505`; empty if it has none. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" ? thrown.code : "";
}
