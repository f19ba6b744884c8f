import { describe, expect, it } from "vitest";
import { exportedComponents, kitFiles, kitText, partStories, type StoryFile, toStoryFile } from "./kitFiles.ts";
import type { PartNotes } from "./PartNotes.ts";
import { absentStates, requiredStates } from "./stateRules.ts";

const components = exportedComponents(kitText("index.ts"));
const files = partStories();

const isNotes = (value: unknown): value is PartNotes =>
  typeof value === "object" && value !== null && "kind" in value && "states" in value;

async function notesOf({ notes }: StoryFile): Promise<PartNotes | null> {
  if (notes === null) return null;
  const module: unknown = await import(/* @vite-ignore */ `../${notes}`);
  const values: readonly unknown[] = typeof module === "object" && module !== null ? Object.values(module) : [];
  return values.find(isNotes) ?? null;
}

function missingStates(file: StoryFile, { kind, states }: PartNotes): readonly string[] {
  const absent = absentStates[file.components[0] ?? ""] ?? {};
  const told = Object.keys(states);
  const named = (state: string): string => `${file.path}: ${state}`;
  return [
    ...told
      .filter((state) => !file.stories.has(state))
      .map((state) => `${named(state)} is in the notes and has no story`),
    ...[...file.stories.keys()]
      .filter((state) => !told.includes(state))
      .map((state) => `${named(state)} has a story and no note`),
    ...requiredStates[kind]
      .filter((state) => !file.stories.has(state) && !Object.hasOwn(absent, state))
      .map((state) => `${named(state)} is missing, which every part of kind ${kind} shows`),
    ...Object.keys(absent)
      .filter((state) => file.stories.has(state))
      .map((state) => `${named(state)} has a story, so that its exemption is not needed`),
  ];
}

function thinNotes(file: StoryFile, { kind, anatomy, use, avoid, keys, states }: PartNotes): readonly string[] {
  return [
    ...(anatomy.length === 0 ? ["no anatomy"] : []),
    ...(use.length < 2 ? ["fewer than two things to do"] : []),
    ...(avoid.length < 2 ? ["fewer than two things to avoid"] : []),
    ...(keys.length === 0 && kind !== "display" ? ["no keyboard map"] : []),
    ...Object.entries(states)
      .filter(([, text]) => text.trim().length < 10)
      .map(([state]) => `nothing to look for in ${state}`),
  ].map((problem) => `${file.notes ?? ""}: ${problem}`);
}

const pointers =
  /\.(click|dblClick|hover|unhover|pointer|upload|drag\w*)\(|fireEvent|dispatchEvent|\.focus\(\)|\.scrollTo\(/;

function pointerProblems({ path, stories }: StoryFile): readonly string[] {
  return [...stories].flatMap(([name, text]) => {
    if (!name.endsWith("ByKeyboard")) return [];
    const pointer = pointers.exec(text)?.[0];
    return [
      ...(pointer === undefined ? [] : [`${path}: ${name} uses ${pointer}`]),
      ...(/\.(tab|keyboard)\(/.test(text) ? [] : [`${path}: ${name} presses no key`]),
      ...(text.includes("expect(") ? [] : [`${path}: ${name} expects nothing`]),
    ];
  });
}

describe("the written list of states", () => {
  it("exists for every component of the kit", () => {
    const shown = new Map(files.flatMap((file) => file.components.map((name) => [name, file] as const)));
    const untold = [...components].flatMap(([name, path]) => {
      const file = shown.get(name);
      if (file === undefined) return [`${name} (${path}) is neither component nor subcomponent of any stories`];
      return file.notes === null ? [`${name} (${file.path}) names no notes in its parameters`] : [];
    });
    expect(untold).toEqual([]);
  });

  it("matches the stories exactly, with every state that a part of its kind must show", async () => {
    const found = await Promise.all(
      files.map(async (file) => {
        const notes = await notesOf(file);
        return notes === null ? [] : missingStates(file, notes);
      }),
    );
    expect(found.flat()).toEqual([]);
  });

  it("comes with advice and a keyboard map", async () => {
    const found = await Promise.all(
      files.map(async (file) => {
        const notes = await notesOf(file);
        return notes === null ? [] : thinNotes(file, notes);
      }),
    );
    expect(found.flat()).toEqual([]);
  });

  it("belongs to at least one story file each", () => {
    const used = new Set(files.map(({ notes }) => notes));
    expect(kitFiles("*/*.notes.ts").filter((path) => !used.has(path))).toEqual([]);
  });

  it("contains no exemption for a removed component", () => {
    expect(Object.keys(absentStates).filter((name) => !components.has(name))).toEqual([]);
  });
});

describe("stories by keyboard", () => {
  it("use only keys and check the result", () => {
    expect(files.flatMap(pointerProblems)).toEqual([]);
  });

  it("are reported when they use a pointer, press no key or expect nothing", () => {
    const text = "export const ByKeyboard: Story = {\n  play: async () => userEvent.click(button),\n};\n";
    expect(pointerProblems(toStoryFile("x/X.stories.tsx", text))).toEqual([
      "x/X.stories.tsx: ByKeyboard uses .click(",
      "x/X.stories.tsx: ByKeyboard presses no key",
      "x/X.stories.tsx: ByKeyboard expects nothing",
    ]);
  });
});

describe("conformance", () => {
  it("is tested for every component of the kit", () => {
    const tests = kitFiles("**/*.test.tsx").map(kitText).join("\n");
    const asked = [...tests.matchAll(/describeConformance(?:<[^(]*>)?\(\s*"(\w+)"/g)].map(([, name]) => name);
    expect([...components.keys()].filter((name) => !asked.includes(name))).toEqual([]);
  });
});
