import { globSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { readText, root } from "./repository.ts";

const features = globSync("packages/*/src/react/index.ts", { cwd: root }).map((file) => file.split("/")[1] ?? "");

/** Components that render nothing of their own, or only load a part that has its own stories. */
const isFrame = (name: string): boolean => /(?:Provider|Root)$|^Late[A-Z]/.test(name);

/** The components exported by the React room of a package. */
function exportedParts(feature: string): readonly string[] {
  const doors = globSync(`packages/${feature}/src/react/{index,root}.ts`, { cwd: root }).map(readText).join("\n");
  return [...doors.matchAll(/export \{([^}]*)\} from "[^"]+\.tsx"/g)]
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name) && !isFrame(name));
}

/** The exported components that no story of their package renders. */
function withoutStory(feature: string): readonly string[] {
  const stories = globSync(`packages/${feature}/src/**/*.stories.tsx`, { cwd: root }).map(readText).join("\n");
  return exportedParts(feature).filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories));
}

/** The required Storybook title of a story file: its package and file name. */
function titleOf(file: string): string {
  const [, feature = ""] = file.split("/");
  return `${feature.charAt(0).toUpperCase()}${feature.slice(1)}/${basename(file, ".stories.tsx")}`;
}

describe("the parts of the features", () => {
  it("are named in one style, like the files of their stories", () => {
    const files = features.flatMap((feature) => globSync(`packages/${feature}/src/**/*.stories.tsx`, { cwd: root }));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !readText(file).includes(`title: "${titleOf(file)}"`))).toEqual([]);
  });

  it.each(features)("of %s each have a story", (feature) => {
    expect(exportedParts(feature).length).toBeGreaterThan(1);
    expect(withoutStory(feature)).toEqual([]);
  });

  it("are found by this test", () => {
    expect(features.length).toBeGreaterThan(8);
    expect(features.flatMap(exportedParts).length).toBeGreaterThan(70);
  });
});
