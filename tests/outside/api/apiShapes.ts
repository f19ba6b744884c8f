import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../repository.ts";

/** A name whose declaration hides its content: a type inferred from a schema, or the schema itself. */
export interface Shapeless {
  readonly id: string;
  /** The declaration file that exports it. */
  readonly file: string;
  readonly name: string;
  readonly kind: "type" | "schema";
}

/** A module that makes the compiler expand each name: an inferred type has no name to print instead. */
function probe(wanted: readonly Shapeless[], files: Iterable<string>): string {
  return [
    "declare function fields<T>(): { [K in keyof T]: T[K] };",
    "type Output<S> = S extends { _zod: { output: infer T } } ? T : never;",
    // Makes the names used in a shape available here.
    ...Array.from(files, (file, index) => `import type * as door${index} from "${file.replace(/\.d\.ts$/, ".js")}";`),
    ...wanted.map(({ file }, index) => `import type * as from${index} from "${file.replace(/\.d\.ts$/, ".js")}";`),
    ...wanted.map(({ name, kind }, index) =>
      kind === "type"
        ? `export const shape${index} = fields<from${index}.${name}>();`
        : `export const shape${index} = fields<Output<typeof from${index}.${name}>>();`,
    ),
  ].join("\n");
}

/** Replaces file imports in declarations by the entry point of the file. */
function namedByDoor(text: string, doors: ReadonlyMap<string, string>): string {
  return text.replaceAll(/import\("([^"]+)\.js"\)/g, (written, file: string) => {
    const door = doors.get(`${file}.d.ts`);
    return door === undefined ? written : `import("${door}")`;
  });
}

/**
 * The members of the given names, by id; `doors` are all entry points with exports, by declaration file. Needs the
 * packages to be built.
 */
export function shapesOf(
  wanted: readonly Shapeless[],
  doors: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "torg-shapes-"));
  const file = join(folder, "probe.ts");
  writeFileSync(file, probe(wanted, doors.keys()));
  const options = ["--declaration", "--emitDeclarationOnly", "--strict", "--skipLibCheck", "--types", ""];
  const modules = ["--module", "esnext", "--moduleResolution", "bundler", "--target", "es2023"];
  const places = ["--rootDir", "/", "--outDir", join(folder, "out")];
  const arguments_ = ["--ignoreConfig", ...options, ...modules, ...places, file];
  const { status, stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), arguments_, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The shapes of types could not be written out: ${stdout}`);
  const text = readFileSync(join(folder, "out", file.replace(/\.ts$/, ".d.ts")), "utf8");
  rmSync(folder, { recursive: true });
  const parts = namedByDoor(text, doors)
    .split(/^export declare const shape(\d+): /m)
    .slice(1);
  return new Map(
    wanted.map(({ id }, index) => {
      const at = parts.indexOf(String(index));
      return [id, (parts[at + 1] ?? "").replace(/;\s*(?:export \{\};\s*)?$/, "")] as const;
    }),
  );
}
