import { readFileSync } from "node:fs";

/**
 * Reads a PEM from a variable that contains it or names a file; undefined if empty. Throws if the file does not exist.
 */
export function readPem(value: string): string | undefined {
  if (value === "") return undefined;
  // Variables often contain line breaks as the two characters `\n`.
  if (value.includes("-----BEGIN")) return value.replaceAll(String.raw`\n`, "\n");
  return readFileSync(value, "utf8");
}
