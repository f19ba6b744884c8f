import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { anatomySelector } from "../.storybook/docs/anatomySelector.ts";
import { featureNotes } from "./featureNotes.ts";

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));
const sources = globSync("*/src/**/*.{ts,tsx,css}", { cwd: packages })
  .map((file) => readFileSync(`${packages}/${file}`, "utf8"))
  .join("\n");
const drawn = new Set(sources.match(/torg-[\w-]+/g));
const noted = [...new Set([...featureNotes.keys()].map((title) => title.split("/")[0] ?? ""))];
const titlesOf = (area: string): readonly string[] =>
  globSync(`${area.toLowerCase()}/src/**/*.stories.tsx`, { cwd: packages }).map(
    (file) => `${area}/${basename(file, ".stories.tsx")}`,
  );

describe("the notes about the parts of the features", () => {
  it.each(noted)("cover every part of %s that has stories, and nothing else", (area) => {
    const written = [...featureNotes.keys()].filter((title) => title.startsWith(`${area}/`));
    expect(written.sort()).toEqual([...titlesOf(area)].sort());
  });

  it.each([...featureNotes])("of %s name rendered elements, give advice and list the keys", (_, notes) => {
    const { kind, anatomy, use, avoid, keys } = notes;
    const pieces = anatomy.map(({ name }) => anatomySelector(name)?.slice(1) ?? "");
    expect(pieces.filter((piece) => !drawn.has(piece))).toEqual([]);
    expect(Math.min(use.length, avoid.length)).toBeGreaterThan(1);
    expect(kind === "display" || keys.length > 0).toBe(true);
  });
});
