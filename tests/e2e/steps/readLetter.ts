import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

/** Decodes quoted-printable, the encoding of letters. */
function decoded(letter: string): string {
  const joined = letter.replaceAll(/=\r?\n/g, "");
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** All letters to an address with these words, from a shop without a mail server, newest first. */
export function lettersTo(dataDir: string, to: string, words: string | RegExp): readonly string[] {
  const folder = join(dataDir, "mail");
  const names = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name.endsWith(".eml"));
  const letters = names.map(({ name }) => decoded(readFileSync(join(folder, name), "utf8"))).toReversed();
  return letters.filter((text) => text.includes(`To: ${to}`) && new RegExp(words, "u").test(text));
}

/** The newest of these letters, waiting until it is written. */
export async function readLetter(dataDir: string, to: string, words: string | RegExp): Promise<string> {
  await expect.poll(() => lettersTo(dataDir, to, words).length).toBeGreaterThan(0);
  return lettersTo(dataDir, to, words)[0] ?? "";
}

/** The path of a letter's first link that begins with `path`. */
export function linkIn(letter: string, path: string): string {
  const start = letter.indexOf(path);
  if (start < 0) throw new Error(`The letter has no link to ${path}:\n${letter}`);
  return letter.slice(start).split(/\s/, 1)[0] ?? "";
}
