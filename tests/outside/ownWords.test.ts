import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { pageExamples } from "../strangers/pageExamples.ts";
import { drawExample } from "./drawExample.ts";
import { readText, root } from "./repository.ts";

const rooms = globSync("packages/*/dist/texts/index.js", { cwd: root }).sort();
const readAll = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\/(?:texts|fixtures|testing)\/|\.(?:test|stories)\./.test(file))
    .map(readText)
    .join("\n");

/** Plain sentences of a texts object, at any depth. */
function sentencesOf(texts: unknown): readonly string[] {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(sentencesOf) : [];
}

describe("the words of the packages", () => {
  it("are all used, so that replacing one has an effect", async () => {
    const code = readAll("packages/*/dist/**/*.js") + readAll("apps/{storefront,server}/src/**/*.{ts,tsx}");
    const sets = await Promise.all(
      rooms.map(async (file) => Object.values<unknown>(await import(pathToFileURL(join(root, file)).href))),
    );
    const names = [
      ...new Set(sets.flat().flatMap((set) => (typeof set === "object" && set !== null ? Object.keys(set) : []))),
    ];
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\b`).test(code))).toEqual([]);
  });

  it.each(pageExamples())("change on the page of $name when every text is replaced", async (example) => {
    const turned = await drawExample(example, true);
    const own = rooms.find((file) => file.startsWith(`packages/${example.name}/`));
    if (own === undefined) {
      expect(turned).toBe(await drawExample(example, false));
      return;
    }
    expect(turned).toContain("\u27e6");
    const rest = turned.replaceAll(/\u27e6[^\u27e7]*\u27e7/g, "");
    const sentences = sentencesOf({ ...(await import(pathToFileURL(join(root, own)).href)) });
    expect(sentences.filter((sentence) => sentence.length > 12 && rest.includes(sentence))).toEqual([]);
  });
});
