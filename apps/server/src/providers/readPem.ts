import { readFileSync } from "node:fs";

/** The PEM of a variable that holds it, or names its file; undefined for an empty one. Throws where there is no such file. */
export function readPem(value: string): string | undefined {
  if (value === "") return undefined;
  // Variables often carry line breaks as two characters.
  if (value.includes("-----BEGIN")) return value.replaceAll(String.raw`\n`, "\n");
  return readFileSync(value, "utf8");
}
