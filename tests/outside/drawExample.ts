import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import * as z from "zod/mini";
import type { PageExample } from "../strangers/pageExamples.ts";
import { root } from "./repository.ts";
import { codeDoors } from "./roomCosts.ts";

const drawnSchema = z.object({ markup: z.string() });

/** Resolves imports of our packages to their published files. */
const published: Plugin = {
  name: "published",
  setup(plugin) {
    const files = new Map(codeDoors().map(({ name, file }) => [name, file]));
    plugin.onResolve({ filter: /^@torg\// }, ({ path }) => {
      const file = files.get(path);
      return file === undefined ? undefined : { path: file };
    });
    plugin.onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "css" }));
    plugin.onResolve({ filter: /\.css$/ }, ({ path }) => ({ path, namespace: "sheet" }));
    plugin.onLoad({ filter: /.*/, namespace: "sheet" }, () => ({ contents: "" }));
  },
};

/** Puts every text of every package between marks, like a shop that replaces all of them. */
const turnedTexts: Plugin = {
  name: "turned-texts",
  setup(plugin) {
    plugin.onLoad({ filter: /packages\/[a-z]+\/dist\/texts\/\w+\.js$/ }, async ({ path, suffix }) => {
      if (suffix === "?real" || path.endsWith("/index.js")) return undefined;
      const names = Object.keys(await import(pathToFileURL(path).href));
      const lines = names.map((name) => `export const ${name} = turn(real.${name});`);
      const turn = `const turn = (text) =>
        typeof text === "string" ? "\\u27e6" + text + "\\u27e7"
        : typeof text === "function" ? (...given) => turn(text(...given))
        : Array.isArray(text) ? text.map(turn)
        : text !== null && typeof text === "object" ? Object.fromEntries(Object.entries(text).map(([name, one]) => [name, turn(one)]))
        : text;`;
      return { contents: [`import * as real from "${path}?real";`, turn, ...lines].join("\n") };
    });
    plugin.onResolve({ filter: /\?real$/ }, ({ path }) => ({ path: path.replace("?real", ""), suffix: "?real" }));
  },
};

/** Renders the example of a README on the server, optionally with every text marked. Needs a build. */
export async function drawExample({ component, code }: PageExample, isTurned: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "torg-example-"));
  const outfile = join(folder, "example.mjs");
  const ending = `
    import { PassThrough } from "node:stream";
    import { text } from "node:stream/consumers";
    import { createElement } from "react";
    import { renderToPipeableStream } from "react-dom/server";
    const page = new PassThrough();
    const { pipe } = renderToPipeableStream(createElement(${component}), { onAllReady: () => void pipe(page) });
    export const markup = await text(page);`;
  await build({
    stdin: { contents: code + ending, loader: "tsx", resolveDir: join(root, "tests/consumers") },
    bundle: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    loader: { ".png": "dataurl" },
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    outfile,
    logLevel: "error",
    plugins: [published, ...(isTurned ? [turnedTexts] : [])],
  });
  const { markup } = drawnSchema.parse({ ...(await import(pathToFileURL(outfile).href)) });
  rmSync(folder, { recursive: true });
  return markup;
}
