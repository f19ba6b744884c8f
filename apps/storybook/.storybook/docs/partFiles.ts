const load = import.meta.glob<string>("../../../../packages/ui/src/*/*.{ts,tsx,css}", {
  query: "?raw",
  import: "default",
});

const folder = "../../../../packages/ui/src/";

/** The source text of every file of the kit that renders or styles a part, by its path below `src`. */
export type PartFiles = ReadonlyMap<string, string>;

const wanted = (path: string): boolean => !/\.(stories|test|notes)\.tsx?$|\/(testing|foundations)\//.test(path);

/** Loads the sources of the kit. */
export async function readPartFiles(): Promise<PartFiles> {
  const files = Object.entries(load).filter(([path]) => wanted(path));
  return new Map(
    await Promise.all(
      files.map(async ([path, read]): Promise<readonly [string, string]> => [path.replace(folder, ""), await read()]),
    ),
  );
}

function pathOf(files: PartFiles, part: string): string | undefined {
  return [...files.keys()].find((path) => path.endsWith(`/${part}.tsx`));
}

/** A file, and all files of the kit that it imports, directly or not. */
function withImports(files: PartFiles, path: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const text = files.get(path);
  if (text === undefined || seen.has(path)) return seen;
  const imported = [...text.matchAll(/from "(\.\.?\/[\w/-]+\.tsx)"/g)].map(([, relative = ""]) =>
    relative.startsWith("../") ? relative.slice(3) : `${path.split("/")[0]}/${relative.slice(2)}`,
  );
  return imported.reduce<ReadonlySet<string>>((all, next) => withImports(files, next, all), new Set([...seen, path]));
}

/** The style sheets that a part needs, by path below `src`; found by the classes in its source. */
export function sheetsOf(files: PartFiles, part: string): readonly string[] {
  const path = pathOf(files, part);
  if (path === undefined) return [];
  const source = [...withImports(files, path)].map((file) => files.get(file) ?? "").join("\n");
  const classes = new Set(source.match(/torg-[a-z]+(-[a-z]+)*/g));
  return [...files]
    .filter(([file, text]) => {
      const own = /\.(torg-[a-z]+(?:-[a-z]+)*)/.exec(text)?.[1];
      return file.endsWith(".css") && own !== undefined && classes.has(own);
    })
    .map(([file]) => file)
    .sort();
}

/** The native element whose props a part also accepts, or null. */
export function nativeElementOf(files: PartFiles, part: string): string | null {
  const path = pathOf(files, part);
  const source = path === undefined ? "" : (files.get(path) ?? "");
  return /Component(?:Props|PropsWithRef|PropsWithoutRef)<"(\w+)">/.exec(source)?.[1] ?? null;
}

/** The kit's declarations of the types mentioned in a text. */
export function declarationsOf(files: PartFiles, text: string): readonly string[] {
  const names = [...new Set(text.match(/\b[A-Z]\w+/g))];
  return names.flatMap((name) => {
    const declaration = new RegExp(`^export (?:interface ${name}\\b.*?^\\}|type ${name} =.*?;$)`, "ms");
    const found = [...files.values()].map((source) => declaration.exec(source)?.[0]).find((hit) => hit !== undefined);
    return found === undefined ? [] : [found];
  });
}
