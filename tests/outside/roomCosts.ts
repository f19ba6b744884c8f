import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import * as z from "zod/mini";
import { root } from "./repository.ts";

/** Bytes after minifying, in the two compressions that servers use. */
interface Packed {
  readonly gzip: number;
  readonly brotli: number;
}

/** The cost of everything behind one entry point: dependencies included, React excluded. */
export interface RoomCost extends Packed {
  /** An import specifier, or a description of what a page imports. */
  readonly name: string;
  /** Loaded only on use, or null. */
  readonly later: Packed | null;
}

const cartParts = [
  "CartProvider",
  "BuyButton",
  "CartIcon",
  "CartPage",
  "CartLines",
  "CartSummary",
  "DiscountBox",
  "AddedAlert",
];

/** What a page imports from entry points that contain more than one page needs. */
const selections: readonly { readonly title: string; readonly of: Readonly<Record<string, readonly string[]>> }[] = [
  { title: "a tile of a product", of: { "@torg/catalog": ["ProductTile"] } },
  { title: "a listing with filters", of: { "@torg/catalog": ["CatalogProvider", "Listing"] } },
  { title: "the parts of a cart page", of: { "@torg/cart": cartParts } },
  { title: "a cart page with its state", of: { "@torg/cart": cartParts, "@torg/cart/state": ["createCartState"] } },
];

const door = z.nullable(z.object({ default: z.optional(z.string()) }));
const manifestSchema = z.object({
  name: z.string(),
  private: z.optional(z.boolean()),
  bin: z.optional(z.unknown()),
  publishConfig: z.optional(z.object({ exports: z.record(z.string(), door) })),
});

/** Every entry point of a published package that is code: its import specifier and the built module. */
export function codeDoors(): readonly { readonly name: string; readonly file: string; readonly isTool: boolean }[] {
  return globSync("packages/*/package.json", { cwd: root })
    .sort()
    .flatMap((manifest) => {
      const parsed = manifestSchema.parse(JSON.parse(readFileSync(join(root, manifest), "utf8")));
      if (parsed.private === true) return [];
      return Object.entries(parsed.publishConfig?.exports ?? {})
        .filter(([path]) => !path.endsWith(".css") && !path.includes("*") && path !== "./package.json")
        .flatMap(([path, target]) => {
          const file = target?.default;
          const name = parsed.name + path.slice(1);
          const isTool = parsed.bin !== undefined;
          return file === undefined ? [] : [{ name, file: join(root, dirname(manifest), file), isTool }];
        });
    });
}

const pack = (contents: Uint8Array): Packed => ({
  gzip: gzipSync(contents, { level: 9 }).length,
  brotli: brotliCompressSync(contents).length,
});

/**
 * Dynamic imports are left out of the bundle, as paths relative to the root, so that the clone's folder does not count.
 */
const leaveForLater: Plugin = {
  name: "leave-for-later",
  setup(plugin) {
    plugin.onResolve({ filter: /.*/ }, async ({ kind, path, resolveDir, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData === "resolved") return undefined;
      const found = await plugin.resolve(path, { kind: "import-statement", resolveDir, pluginData: "resolved" });
      return { external: true, path: `./${relative(root, found.path)}` };
    });
  },
};

async function bundle(
  contents: string,
  isForServer: boolean,
): Promise<{ readonly packed: Packed; readonly later: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: "esm",
    target: "chrome123",
    platform: isForServer ? "node" : "browser",
    logLevel: "silent",
    external: ["react", "react-dom", "react/jsx-runtime", "react-dom/*"],
    loader: { ".png": "dataurl" },
    outdir: "out",
    write: false,
    metafile: true,
    plugins: [leaveForLater],
  });
  const script = outputFiles.find(({ path }) => path.endsWith(".js"))?.contents ?? new Uint8Array();
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return {
    packed: pack(script),
    later: imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path),
  };
}

async function costOf(name: string, contents: string): Promise<RoomCost> {
  const isForServer = name.endsWith("/server") || name === "@torg/feed";
  const { packed, later } = await bundle(contents, isForServer);
  if (later.length === 0) return { name, ...packed, later: null };
  const second = await bundle(later.map((file) => `export * from "${file}";`).join("\n"), isForServer);
  return { name, ...packed, later: second.packed };
}

/**
 * The cost of every entry point, and of what pages import from the largest; tools cost a page nothing. Needs a build.
 */
export async function roomCosts(): Promise<readonly RoomCost[]> {
  const doors = codeDoors().filter(({ isTool }) => !isTool);
  const fileOf = (name: string): string => doors.find((one) => one.name === name)?.file ?? "";
  const whole = await Promise.all(doors.map(({ name, file }) => costOf(name, `export * from "${file}";`)));
  const taken = await Promise.all(
    selections.map(({ title, of }) => {
      const lines = Object.entries(of).map(([name, names]) => `export { ${names.join(", ")} } from "${fileOf(name)}";`);
      return costOf(title, lines.join("\n"));
    }),
  );
  return [...whole, ...taken];
}
