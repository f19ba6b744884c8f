import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "../repository.ts";

const sources = repositoryFiles().filter(
  (file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file),
);
const packageOf = (file: string): string => file.split("/")[1] ?? "";

/** Lists whose names need no description, with one comment for all of them. */
const lists = ["packages/ui/src/icon/icons.ts", "packages/format/src/addresses/pagePaths.ts"];

/** A type inferred from a schema is described at the schema. */
const isOfSchema = (declaration: string): boolean =>
  /=\s*(?:Readonly<)?(?:z\.output<|Extract<PageData,)/.test(declaration);

/** The names exported by the entry points of each package. */
function doorNames(files: readonly string[], read: (file: string) => string): ReadonlySet<string> {
  const doors = files.filter((file) => /\/(?:index|root)\.ts$/.test(file));
  return new Set(
    doors.flatMap((door) =>
      [...read(door).matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = ""]) =>
        names.split(",").map(
          (name) =>
            `${packageOf(door)} ${
              name
                .trim()
                .replace(/^type /, "")
                .split(" as ")[0] ?? ""
            }`,
        ),
      ),
    ),
  );
}

/** The exports of public entry points without a description. */
function untold(files: readonly string[], read: (file: string) => string): readonly string[] {
  const names = doorNames(files, read);
  const declared =
    /(?<told>\*\/\n(?:\/\/ .*\n)?)?^export (?:async )?(?:function\*?|const|class|interface|type) (?<name>\w+).*/gm;
  return files
    .filter((file) => !lists.includes(file))
    .flatMap((file) =>
      [...read(file).matchAll(declared)].flatMap(({ 0: declaration, groups }) => {
        const isPublic = names.has(`${packageOf(file)} ${groups?.["name"] ?? ""}`);
        return isPublic && groups?.["told"] === undefined && !isOfSchema(declaration)
          ? [`${file}: ${groups?.["name"] ?? ""}`]
          : [];
      }),
    );
}

describe("what a package exports", () => {
  it("has a sentence that says what it is", () => {
    expect(doorNames(sources, readText).size).toBeGreaterThan(1500);
    expect(untold(sources, readText)).toEqual([]);
  });

  it("is reported when it has none", () => {
    const texts: Readonly<Record<string, string>> = {
      "packages/a/src/index.ts":
        'export { one, two, type Three } from "./one.ts";\nexport type { Four } from "./one.ts";',
      "packages/a/src/one.ts": `
/** Told. */
export const one = 1;

export function two(): void {}
export interface Three {}
export type Four = Readonly<z.output<typeof fourSchema>>;
export const own = 5;
`,
    };
    expect(untold(Object.keys(texts), (file) => texts[file] ?? "")).toEqual([
      "packages/a/src/one.ts: two",
      "packages/a/src/one.ts: Three",
    ]);
  });
});
