/** Words that are said of something. */
export type Said = (...values: readonly unknown[]) => unknown;

/** Whether something is words that are said of something. */
export const isSaid = (value: unknown): value is Said => typeof value === "function";

/** A place in words: what it is called, and how it is written on the wire. */
export interface Place {
  readonly name: string;
  readonly token: string;
}

/** Places as they are written. */
export const placeNames = (places: readonly Place[]): string => places.map(({ name }) => `{${name}}`).join(", ");

/** What a parameter is tried with; whatever it may be, its words change with it. */
const samples = [
  [200, 300],
  ["aa", "bb"],
] as const;

const parameters = /^(?:function\s*\w*\s*|\w*\s*)\(([^)]*)\)|^(\w+)\s*=>/;

function parameterNames(words: Said): readonly string[] {
  const match = parameters.exec(words.toString());
  const list = match?.[1] ?? match?.[2] ?? "";
  // What is taken apart at once is no number and no text.
  if (/[{[]/.test(list)) return [];
  return list
    .split(",")
    .map((part) => part.replace(/=.*/, "").trim())
    .filter((name) => name !== "");
}

/** What the words are of some values; null where these are nothing that they can be said of. */
function trySaying(words: Said, values: readonly unknown[]): string | null {
  try {
    const text = words(...values);
    return typeof text === "string" && !/NaN|undefined|\[object/.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** What the words say of some values, for whoever looks at sentences. */
export function examplesOf(words: Said): readonly string[] {
  return trials(parameterNames(words).length).flatMap(
    (trial) =>
      trySaying(
        words,
        trial.map(([value]) => value),
      ) ?? [],
  );
}

/** All ways to give each of so many parameters a number or a text. */
function trials(count: number): readonly (readonly (typeof samples)[number][])[] {
  return count === 0 ? [[]] : trials(count - 1).flatMap((rest) => samples.map((sample) => [...rest, sample]));
}

function isShown(words: Said, count: number, index: number): boolean {
  return trials(count).some((trial) => {
    const first = trySaying(
      words,
      trial.map(([value]) => value),
    );
    const second = trySaying(
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

/** The places that words have for numbers, texts and amounts: those of their parameters that the usual words show. */
export function placesOf(words: Said): readonly Place[] {
  const names = parameterNames(words);
  return names.flatMap((name, index) => (isShown(words, names.length, index) ? [placeOf(name, index)] : []));
}
