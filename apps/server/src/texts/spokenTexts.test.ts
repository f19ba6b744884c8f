import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { answerTexts, spokenEmailTexts } from "./spokenTexts.ts";

/** Texts that a shop cannot replace: those of stand-ins, and those composed when its files are read. */
const stay = ["bankIdStandInTexts", "shopFileTexts", "standInTexts"];

const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null;

/** All objects of texts, at any depth. */
const withAllBelow = (texts: object): readonly object[] => [
  texts,
  ...Object.values(texts).flatMap((part: unknown) => (isRecord(part) ? withAllBelow(part) : [])),
];

it("contains all texts of the server, so that a shop can replace each of them", async () => {
  const known = new Set([spokenEmailTexts, answerTexts].flatMap(withAllBelow));
  const files = globSync("*.ts", { cwd: import.meta.dirname }).flatMap((file) => file.match(/^\w+(?=\.ts$)/) ?? []);
  const given = await Promise.all(
    files.map(async (file) => Object.entries<unknown>(await import(/* @vite-ignore */ `./${file}.ts`))),
  );
  const sets = given
    .flat()
    .filter(([name, texts]) => name.endsWith("Texts") && isRecord(texts) && !stay.includes(name));
  expect(sets.length).toBeGreaterThan(15);
  const left = sets.filter(
    ([, texts]) => isRecord(texts) && !known.has(texts) && !Object.values(texts).some((part) => known.has(part)),
  );
  expect(left.map(([name]) => name)).toEqual([]);
});
