import type { TextFunction } from "../../texts/own/TextFunction.ts";

/** A placeholder in a text: its name, and its form on the wire. */
export interface Place {
  readonly name: string;
  readonly token: string;
}

/** Formats the names of placeholders. */
export const placeNames = (places: readonly Place[]): string => places.map(({ name }) => `{${name}}`).join(", ");

/** Sample values for a parameter; of any type, the text must change with them. */
const samples = [
  [200, 300],
  ["aa", "bb"],
] as const;

const parameters = /^(?:function\s*\w*\s*|\w*\s*)\(([^)]*)\)|^(\w+)\s*=>/;

function parameterNames(words: TextFunction): readonly string[] {
  const match = parameters.exec(words.toString());
  const list = match?.[1] ?? match?.[2] ?? "";
  // A destructured parameter is neither a number nor a text.
  if (/[{[]/.test(list)) return [];
  return list
    .split(",")
    .map((part) => part.replace(/=.*/, "").trim())
    .filter((name) => name !== "");
}

/** The text for some values; null if the function cannot be called with them. */
function renderOrNull(words: TextFunction, values: readonly unknown[]): string | null {
  try {
    const text = words(...values);
    return typeof text === "string" && !/NaN|undefined|\[object/.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** The texts that a function gives for sample values, for checks of sentences. */
export function examplesOf(words: TextFunction): readonly string[] {
  return trials(parameterNames(words).length).flatMap(
    (trial) =>
      renderOrNull(
        words,
        trial.map(([value]) => value),
      ) ?? [],
  );
}

/** Every combination of a number or a text for each of `count` parameters. */
function trials(count: number): readonly (readonly (typeof samples)[number][])[] {
  return count === 0 ? [[]] : trials(count - 1).flatMap((rest) => samples.map((sample) => [...rest, sample]));
}

function isShown(words: TextFunction, count: number, index: number): boolean {
  return trials(count).some((trial) => {
    const first = renderOrNull(
      words,
      trial.map(([value]) => value),
    );
    const second = renderOrNull(
      words,
      trial.map(([value, other], at) => (at === index ? other : value)),
    );
    return first !== null && second !== null && first !== second;
  });
}

function placeOf(name: string, index: number): Place {
  if (name === "ore") return { name: "amount", token: `{${index} kr}` };
  return name.endsWith("Ore")
    ? { name: name.slice(0, -"Ore".length), token: `{${index} kr}` }
    : { name, token: `{${index}}` };
}

/** The placeholders of a text: the parameters that the default text shows. */
export function placesOf(words: TextFunction): readonly Place[] {
  const names = parameterNames(words);
  return names.flatMap((name, index) => (isShown(words, names.length, index) ? [placeOf(name, index)] : []));
}
