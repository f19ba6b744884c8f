import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build, type BuildOptions, type BuildResult, type Metafile, type Plugin, type StdinOptions } from "esbuild";
import { browserTargets } from "../../tools/build/browserTargets.mjs";
import { root } from "./repository.ts";

const kit = join(root, "packages/ui");

/** Bytes after minifying, in the two compressions that servers use. */
export interface Packed {
  readonly gzip: number;
  readonly brotli: number;
}

/** The cost of one part alone: React is excluded, all other dependencies are included. */
export interface PartCost {
  readonly name: string;
  readonly script: Packed;
  readonly styles: Packed;
  /** Script that the part loads on use, or null if none. */
  readonly later: Packed | null;
}

const nothing: Packed = { gzip: 0, brotli: 0 };

function pack(contents: Uint8Array): Packed {
  return contents.length === 0
    ? nothing
    : { gzip: gzipSync(contents, { level: 9 }).length, brotli: brotliCompressSync(contents).length };
}

function sum(all: readonly Packed[]): Packed {
  return all.reduce((a, b) => ({ gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), nothing);
}

async function bundle(options: BuildOptions): Promise<BuildResult<{ write: false; metafile: true }>> {
  return build({
    absWorkingDir: kit,
    bundle: true,
    minify: true,
    format: "esm",
    target: browserTargets,
    logLevel: "error",
    external: ["react", "react-dom", "react/jsx-runtime"],
    outdir: "out",
    ...options,
    write: false,
    metafile: true,
  });
}

/** Every component exported by the package, by name. */
export async function partNames(): Promise<readonly string[]> {
  const { metafile } = await bundle({ entryPoints: ["dist/index.js"] });
  const names = Object.values(metafile.outputs).flatMap(({ exports }) => exports);
  return names.filter((name) => /^[A-Z][A-Za-z]*[a-z]$/.test(name)).sort();
}

/** The classes that a style sheet styles: the first one of each selector. */
function drawnClasses(css: string): ReadonlySet<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const found = plain.matchAll(/(?:^|[{},;])\s*(?:[a-z]+|:is\(|:where\()*\s*\.(torg-[\w-]+)/g);
  return new Set([...found].map(([, name = ""]) => name));
}

interface Sheet {
  readonly css: string;
  readonly draws: ReadonlySet<string>;
}

function readSheets(): readonly Sheet[] {
  return globSync("dist/*/*.css", { cwd: kit, exclude: ["dist/themes/**"] })
    .sort()
    .map((file) => {
      const css = readFileSync(join(kit, file), "utf8");
      return { css, draws: drawnClasses(css) };
    });
}

/** The sheets for all classes used by the modules of a bundle. */
function sheetsOf({ outputs }: Metafile): string {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const modules = inputs
    .filter(([file, { bytesInOutput }]) => file.startsWith("dist/") && bytesInOutput > 0)
    .map(([file]) => readFileSync(join(kit, file), "utf8"));
  const classes = new Set([...modules.join("\n").matchAll(/torg-[\w-]+/g)].map(([name]) => name));
  return readSheets()
    .filter(({ draws }) => [...draws].some((name) => classes.has(name)))
    .map(({ css }) => css)
    .join("\n");
}

async function packSheet(contents: string): Promise<Packed> {
  const { outputFiles } = await bundle({ stdin: { contents, loader: "css", resolveDir: kit } });
  return sum(outputFiles.map((file) => pack(file.contents)));
}

/** Dynamic imports are left out of the bundle, as external paths. */
const leaveForLater: Plugin = {
  name: "leave-for-later",
  setup(plugin) {
    plugin.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === "dynamic-import" ? { external: true, path: join(resolveDir, path) } : undefined,
    );
  },
};

async function packScript(stdin: StdinOptions): Promise<{ readonly script: Packed; readonly metafile: Metafile }> {
  const { outputFiles, metafile } = await bundle({ stdin, plugins: [leaveForLater] });
  return { script: sum(outputFiles.map((file) => pack(file.contents))), metafile };
}

async function laterOf({ outputs }: Metafile): Promise<Packed | null> {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const files = imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path);
  if (files.length === 0) return null;
  const contents = files.map((file) => `export * from "${file}";`).join("\n");
  return (await packScript({ contents, resolveDir: kit })).script;
}

/** The cost of `import { …names } from "@torg/ui"` for a page. Needs the package to be built. */
export async function costOf(name: string, names: readonly string[] = [name]): Promise<PartCost> {
  const contents = `export { ${names.join(", ")} } from "./dist/index.js";`;
  const { script, metafile } = await packScript({ contents, resolveDir: kit });
  return { name, script, styles: await packSheet(sheetsOf(metafile)), later: await laterOf(metafile) };
}

/** The cost of tokens and base styles, which every page with the kit has, and of the sheet of all parts. */
export async function sheetCosts(): Promise<{ readonly base: Packed; readonly all: Packed }> {
  return {
    base: await packSheet('@import "./dist/tokens.css"; @import "./dist/base.css";'),
    all: await packSheet('@import "./dist/styles.css";'),
  };
}
