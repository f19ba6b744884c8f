import { isRecord } from "@torg/http";
import * as z from "zod";
import type { FileProblem, ReadFile } from "../FileProblem.ts";
import { readJsonFile } from "../readJsonFile.ts";
import { examplesOf, type Place, placeNames, placesOf } from "./placesOf.ts";
import { isTextFunction, type TextFunction } from "../../texts/own/TextFunction.ts";
import { neededPlaces } from "./neededPlaces.ts";
import { wordSets } from "./wordSets.ts";
import { isOfLaw } from "./isOfLaw.ts";

/** The shop's own texts by feature and name, in the form that the pages use. */
export type OwnWords = Readonly<Record<string, unknown>>;

type Path = readonly string[];
type Tree = Readonly<Record<string, unknown>>;

const textSchema = z.string().min(1);
const formsSchema = z.strictObject({ one: textSchema, other: textSchema });
const treeSchema = z.record(z.string(), z.unknown());

const ofLaw = "stands in the words of the law and stays as it is.";

/** A place in the file; `said` follows its name in the sentence about a problem. */
interface Spot {
  readonly path: Path;
  readonly tell: (said: string) => null;
  readonly below: (name: string) => Spot;
}

function spotAt(path: Path, problem: (path: Path, text: string) => void): Spot {
  return {
    path,
    tell: (said) => {
      problem(path, `${path.join(".")} ${said}`);
      return null;
    },
    below: (name) => spotAt([...path, name], problem),
  };
}

/** The placeholders that a text may contain, and those that it must. */
interface Places {
  readonly places: readonly Place[];
  readonly needed: readonly Place[];
}

/** Reads one sentence and puts placeholders into their wire form. */
function readTemplate(template: string, { places, needed }: Places, spot: Spot): string {
  const left = needed.filter(({ name }) => !template.includes(`{${name}}`));
  if (left.length > 0) spot.tell(`has to name ${placeNames(left)}.`);
  return template.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const place = places.find((one) => one.name === name);
    if (place !== undefined) return place.token;
    spot.tell(`has no place ${whole}. Possible: ${placeNames(places)}.`);
    return whole;
  });
}

function readTextFunction(value: unknown, said: TextFunction, spot: Spot): unknown {
  const places = placesOf(said);
  if (places.length === 0) return spot.tell("is put together by the shop and stays as it is.");
  if (examplesOf(said).some(isOfLaw)) return spot.tell(ofLaw);
  const needed = neededPlaces(spot.path, places);
  const text = textSchema.safeParse(value);
  if (text.success) return readTemplate(text.data, { places, needed }, spot);
  const forms = formsSchema.safeParse(value);
  if (!forms.success) return spot.tell('has to be a text, or { "one": …, "other": … } by number.');
  return {
    one: readTemplate(forms.data.one, { places, needed: [] }, spot.below("one")),
    other: readTemplate(forms.data.other, { places, needed }, spot.below("other")),
  };
}

function readText(value: unknown, usual: readonly unknown[], spot: Spot): unknown {
  if (usual.some((words) => typeof words === "string" && isOfLaw(words))) {
    return spot.tell(ofLaw);
  }
  return textSchema.safeParse(value).success ? value : spot.tell("has to be a text.");
}

/** Reads one name and everything below; `usual` are the defaults at that place. */
function readWord(value: unknown, usual: readonly unknown[], spot: Spot): unknown {
  const said = usual.find(isTextFunction);
  if (said !== undefined) return readTextFunction(value, said, spot);
  if (usual.some((words) => typeof words === "string")) return readText(value, usual, spot);
  const holders = usual.filter(isRecord);
  if (holders.length === 0) return spot.tell("is a list of the shop and stays as it is.");
  return isRecord(value) ? readTree(value, holders, spot) : spot.tell("has to be an object in { }.");
}

function readTree(tree: Tree, holders: readonly Tree[], spot: Spot): OwnWords {
  const read = Object.entries(tree).map(([name, value]) => {
    const usual = holders.filter((holder) => Object.hasOwn(holder, name)).map((holder) => holder[name]);
    if (usual.length > 0) return [name, readWord(value, usual, spot.below(name))];
    const possible = [...new Set(holders.flatMap((holder) => Object.keys(holder)))].sort();
    return [name, spot.below(name).tell(`is not known. Possible: ${possible.join(", ")}.`)];
  });
  return Object.fromEntries(read);
}

function readFeature(name: string, value: unknown, spot: Spot): unknown {
  if (Object.hasOwn(wordSets, name)) return readWord(value, wordSets[name] ?? [], spot.below(name));
  return spot.below(name).tell(`is not known. Possible: ${Object.keys(wordSets).join(", ")}.`);
}

/**
 * Reads the shop's own texts; unknown names, unknown placeholders and texts required by law are reported with their
 * line.
 */
export function readTextsFile(file: string, text: string): ReadFile<OwnWords> {
  const read = readJsonFile(file, text, treeSchema);
  if (!read.ok) return read;
  const { value, placeOf } = read.value;
  const problems: FileProblem[] = [];
  const spot = spotAt([], (path, problem) => {
    problems.push({ file, ...placeOf(path), text: problem });
  });
  // The address of the schema is only for editors.
  const { $schema: _schema, ...features } = value;
  const words = Object.fromEntries(
    Object.entries(features).map(([name, own]) => [name, readFeature(name, own, spot)] as const),
  );
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: words };
}
