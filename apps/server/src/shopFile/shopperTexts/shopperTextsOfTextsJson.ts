import { isRecord } from "@torg/http";
import * as z from "zod";
import { readJsonFile } from "../readJsonFile.ts";
import { examplesOf } from "../words/placesOf.ts";
import { isTextFunction } from "../../texts/own/TextFunction.ts";
import { wordSets } from "../words/wordSets.ts";
import type { ShopperText } from "./ShopperText.ts";

const treeSchema = z.record(z.string(), z.unknown());

interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
  readonly usual: readonly string[];
}

/** The sentences of a text: itself, or examples if it is a function. */
function sentencesOf(words: unknown): readonly string[] {
  if (isTextFunction(words)) return examplesOf(words);
  return typeof words === "string" ? [words] : [];
}

/** The defaults below a name of a set. Singular and plural forms together replace one function. */
function defaultsBelow(set: unknown, name: string): readonly unknown[] {
  if (isTextFunction(set)) return [set];
  return isRecord(set) ? [set[name]] : [];
}

/** The texts below a name; `usual` are the defaults at that place. */
function leavesOf(value: unknown, path: readonly string[], usual: readonly unknown[]): readonly Leaf[] {
  if (typeof value === "string") return [{ path, text: value, usual: usual.flatMap(sentencesOf) }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, below]) => {
    const there = usual.flatMap((set) => defaultsBelow(set, name));
    return leavesOf(below, [...path, name], there);
  });
}

/** The readable texts of a texts.json, with the defaults that they replace. */
export function shopperTextsOfTextsJson(file: string, text: string): readonly ShopperText[] {
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
