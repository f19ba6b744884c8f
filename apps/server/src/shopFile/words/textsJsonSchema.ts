import { isRecord } from "@torg/http";
import type * as z from "zod";
import { neededPlaces } from "./neededPlaces.ts";
import { examplesOf, type Place, placeNames, placesOf } from "./placesOf.ts";
import { isTextFunction } from "../../texts/own/TextFunction.ts";
import { wordSets } from "./wordSets.ts";
import { isOfLaw } from "./isOfLaw.ts";

type Schema = z.core.JSONSchema.BaseSchema;

const text: Schema = { type: "string", minLength: 1 };

const holding = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: "object",
  properties,
  additionalProperties: false,
});

/** A text that must contain some placeholders. */
const naming = (needed: readonly Place[]): Schema =>
  needed.length === 0 ? text : { ...text, pattern: `^${needed.map(({ name }) => `(?=[^]*\\{${name}\\})`).join("")}` };

/** The schema of a text with values, as editors show it. */
function textFunctionSchema(places: readonly Place[], needed: readonly Place[]): Schema {
  const forms = { ...holding({ one: text, other: naming(needed) }), required: ["one", "other"] };
  const has = needed.length === 0 ? "" : ` Has to name ${placeNames(needed)}.`;
  return {
    anyOf: [naming(needed), forms],
    description: `May name ${placeNames(places)}; as an object, by number.${has}`,
  };
}

/** The schema of one name, from the defaults of its feature; null if nothing there may be replaced. */
function wordSchema(path: readonly string[], usual: readonly unknown[]): Schema | null {
  const said = usual.find(isTextFunction);
  if (said !== undefined) {
    const places = placesOf(said);
    const isFixed = places.length === 0 || examplesOf(said).some(isOfLaw);
    return isFixed ? null : textFunctionSchema(places, neededPlaces(path, places));
  }
  const words = usual.filter((one) => typeof one === "string");
  const [description] = words;
  if (description !== undefined) return words.some(isOfLaw) ? null : { ...text, description };
  return holderSchema(path, usual.filter(isRecord));
}

function holderSchema(path: readonly string[], holders: readonly Readonly<Record<string, unknown>>[]): Schema | null {
  const names = [...new Set(holders.flatMap((holder) => Object.keys(holder)))];
  const parts = names.flatMap((name): readonly (readonly [string, Schema])[] => {
    const usual = holders.filter((holder) => Object.hasOwn(holder, name)).map((holder) => holder[name]);
    const schema = wordSchema([...path, name], usual);
    return schema === null ? [] : [[name, schema]];
  });
  return parts.length === 0 ? null : holding(Object.fromEntries(parts));
}

/** The JSON Schema of texts.json, made from the texts themselves: each name is described by its default. */
export function textsJsonSchema(): Schema {
  const features = Object.entries(wordSets).flatMap(([name, sets]) => {
    const schema = wordSchema([name], sets);
    return schema === null ? [] : [[name, schema] as const];
  });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "texts.json",
    description: "Words of the shop's own. Texts that are left out keep their defaults.",
    ...holding({
      $schema: { ...text, description: "The path of this schema, for editors." },
      ...Object.fromEntries(features),
    }),
  };
}
