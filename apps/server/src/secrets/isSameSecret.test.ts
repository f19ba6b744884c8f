import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isSameSecret } from "./isSameSecret.ts";

const source = fileURLToPath(new URL("..", import.meta.url));
const name = String.raw`[\w.?]*(?:[sS]ecret|[tT]oken|[sS]ignature)\b`;
/** Matches a secret compared with `===`, which takes longer the more of a guess is right. */
const compared = new RegExp(`[!=]==\\s*${name}|${name}\\s*[!=]==(?! *(?:undefined|null|"))`);

describe("isSameSecret", () => {
  it.each([
    ["abc", "abc", true],
    ["abc", "abd", false],
    ["abc", "abcd", false],
    ["", "", true],
    ["åäö", "åäö", true],
  ])("compares %s with %s", (a, b, isSame) => {
    expect(isSameSecret(a, b)).toBe(isSame);
  });

  it("is the only way in which the server compares secrets", () => {
    const files = globSync("**/*.ts", { cwd: source }).filter((file) => !file.endsWith(".test.ts"));
    const wrong = files.filter((file) => compared.test(readFileSync(join(source, file), "utf8")));
    expect([files.length > 300, wrong]).toEqual([true, []]);
  });
});
