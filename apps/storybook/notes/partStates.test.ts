import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { partStates } from "./partStates.ts";
import { recurringState } from "./recurringState.ts";

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));
const read = (file: string): string => readFileSync(`${packages}/${file}`, "utf8");

/** The names of the stories in a source that have neither a docblock nor the name of a recurring state. */
function storiesWithoutWords(source: string): readonly string[] {
  return [...source.matchAll(/(\*\/\n)?^export const (\w+)/gm)].flatMap(([, docblock, name = ""]) => {
    const shown = name.replaceAll(/(?!^)[A-Z]/g, " $&");
    return docblock === undefined && recurringState(shown) === "" ? [name] : [];
  });
}

/** A story file with the sources in its folder. */
const parts = globSync("*/src/react/**/*.stories.tsx", { cwd: packages }).map((file) => {
  const sources = globSync(`${dirname(file)}/*.tsx`, { cwd: packages }).filter(
    (name) => !/\.(?:stories|test)\.tsx$/.test(name),
  );
  return {
    title: `${file.split("/")[0]}/${basename(file, ".stories.tsx")}`,
    wordless: storiesWithoutWords(read(file)),
    stories: [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name),
    source: sources.map(read).join("\n"),
  };
});

describe.each(Object.entries(partStates))("the state %s", (_, { sign, story, without }) => {
  const having = parts.filter(({ source }) => sign.test(source));

  it("has a story in every part that can be in it", () => {
    const lacking = having.filter(({ stories }) => !stories.some((name) => story.test(name)));
    expect(lacking.map(({ title }) => title).sort()).toEqual(Object.keys(without).sort());
  });

  it("is left out only with a reason", () => {
    expect(Object.values(without).filter((reason) => reason.length < 10)).toEqual([]);
    expect(having.length).toBeGreaterThan(10);
  });
});

describe("every state of a part", () => {
  it("has words: a docblock of its story or a recurring state", () => {
    expect(parts.flatMap(({ title, wordless }) => wordless.map((name) => `${title}: ${name}`))).toEqual([]);
    expect(parts.length).toBeGreaterThan(100);
  });

  it("lacks them if its story has no docblock and a name of its own", () => {
    const source =
      "/** Words. */\nexport const Reduced = {};\nexport const Refused = {};\nexport const SoldOut = {};\n";
    expect(storiesWithoutWords(source)).toEqual(["SoldOut"]);
  });
});
