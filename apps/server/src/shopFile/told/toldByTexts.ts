import * as z from "zod";
import { readJsonFile } from "../readJsonFile.ts";
import { examplesOf, isSaid } from "../words/placesOf.ts";
import { wordSets } from "../words/wordSets.ts";
import type { ToldText } from "./ToldText.ts";

const treeSchema = z.record(z.string(), z.unknown());

interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
  readonly usual: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What words say in sentences: their own, or examples of what is said of something. */
function sentencesOf(words: unknown): readonly string[] {
  if (isSaid(words)) return examplesOf(words);
  return typeof words === "string" ? [words] : [];
}

/** The texts below a name; `usual` is what the sets of the feature have there. */
function leavesOf(value: unknown, path: readonly string[], usual: readonly unknown[]): readonly Leaf[] {
  if (typeof value === "string") return [{ path, text: value, usual: usual.flatMap(sentencesOf) }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, below]) => {
    // Forms by number take the place of one thing that is said.
    const there = usual.flatMap((set) => (isSaid(set) ? [set] : isRecord(set) ? [set[name]] : []));
    return leavesOf(below, [...path, name], there);
  });
}

/** The texts of a texts.json that can be read, with what they take the place of. */
export function toldByTexts(file: string, text: string): readonly ToldText[] {
  const read = readJsonFile(file, text, treeSchema);
  if (!read.ok) return [];
  const { value, placeOf } = read.value;
  const { $schema: _schema, ...features } = value;
  return Object.entries(features)
    .flatMap(([name, own]) => leavesOf(own, [name], wordSets[name] ?? []))
    .map((leaf) => ({
      file,
      ...placeOf(leaf.path),
      name: leaf.path.join("."),
      text: leaf.text,
      beside: leaf.text,
      usual: leaf.usual,
    }));
}
