import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("..", import.meta.url));

/** A stories file, parsed from its source. */
export interface StoryFile {
  /** Its path below `src`. */
  readonly path: string;
  /** The components that it shows, main one first. */
  readonly components: readonly string[];
  /** Path of the notes below `src`; null if the stories have none. */
  readonly notes: string | null;
  /** The source of each story by its export name. */
  readonly stories: ReadonlyMap<string, string>;
}

/** Paths below `src` that match a pattern. */
export function kitFiles(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: source }).sort();
}

/** The text of a file below `src`. */
export function kitText(path: string): string {
  return readFileSync(`${source}/${path}`, "utf8");
}

/** Names of the components that the package exports, each with the path it comes from. */
export function exportedComponents(index: string): ReadonlyMap<string, string> {
  const found = [...index.matchAll(/export \{([^}]*)\} from "\.\/([^"]+\.tsx)"/g)];
  return new Map(
    found.flatMap(([, names = "", path = ""]) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]\w*$/.test(name))
        .map((name): readonly [string, string] => [name, path]),
    ),
  );
}

function storiesIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(/^(?=export const )/m)
      .map((block): readonly [string, string] => [/^export const (\w+)/.exec(block)?.[1] ?? "", block])
      .filter(([name]) => name !== ""),
  );
}

/** Parses a stories file. */
export function toStoryFile(path: string, text: string): StoryFile {
  const meta = text.split(/^export default/m)[0] ?? "";
  const main = /\bcomponent: (\w+)/.exec(meta)?.[1];
  const others = /\bsubcomponents: \{([^}]*)\}/.exec(meta)?.[1]?.match(/[A-Z]\w*/g) ?? [];
  const notes = /notes: (\w+)/.exec(text)?.[1];
  const from = notes === undefined ? undefined : new RegExp(`\\b${notes} \\} from "\\./([\\w.]+)"`).exec(text)?.[1];
  return {
    path,
    components: main === undefined ? [] : [...new Set([main, ...others])],
    notes: from === undefined ? null : `${path.slice(0, path.lastIndexOf("/"))}/${from}`,
    stories: storiesIn(text),
  };
}

/** All stories files of components. */
export function partStories(): readonly StoryFile[] {
  return kitFiles("*/*.stories.tsx")
    .filter((path) => !path.startsWith("foundations/"))
    .map((path) => toStoryFile(path, kitText(path)));
}
