import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { defineConfig } from "tsup";
import { needsBrowser } from "./needsBrowser.ts";

const manifest: { readonly exports: Record<string, unknown> } = JSON.parse(readFileSync("package.json", "utf8"));

/** Style sheets in the exports map, as paths below `src`; an export with a star includes all of them. */
const sheets = Object.keys(manifest.exports)
  .filter((name) => name.endsWith(".css"))
  .flatMap((name) =>
    name.includes("*") ? globSync("**/*.css", { cwd: "src", exclude: ["themes/**"] }) : [name.slice(2)],
  );

/** The order of the layers, as the kit declares it. */
const [layerOrder = ""] = /^@layer [^;{]+;/.exec(readFileSync("../ui/src/tokens.css", "utf8")) ?? [];

/**
 * Bundles each exported sheet into one file, with a declaration so that `import "….css"` type-checks for consumers.
 * Each begins with the order of the layers, because the first sheet that is loaded decides it.
 */
async function buildSheets(): Promise<void> {
  for (const sheet of sheets) {
    const outfile = join("dist", sheet);
    mkdirSync(dirname(outfile), { recursive: true });
    await build({
      entryPoints: [join("src", sheet)],
      outfile,
      bundle: true,
      banner: { css: layerOrder },
      loader: { ".png": "dataurl", ".woff2": "file" },
      assetNames: "font/[name]",
      logLevel: "warning",
    });
    writeFileSync(`${outfile}.d.ts`, "export {};\n");
  }
}

/** Copies data files that modules read or import, and the licence of a font. */
function copyData(): void {
  for (const file of globSync("src/**/*.{json,geojson,txt}")) {
    const target = file.replace(/^src/, "dist");
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  }
}

/**
 * One file in, one file out: each file gets its own "use client" if needed, tree shaking is per file, source maps are
 * kept. Declarations come from the TypeScript compiler, see the build script of each package.
 */
export const packageConfig = defineConfig({
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.{test,stories,notes}.*", "!src/testing/**"],
  outDir: "dist",
  format: ["esm"],
  target: "es2022",
  platform: "neutral",
  bundle: false,
  dts: false,
  sourcemap: true,
  clean: true,
  silent: true,
  esbuildOptions(options) {
    // A package with a single folder below `src` keeps that folder, too.
    options.outbase = "src";
  },
  plugins: [
    {
      name: "relative-specifiers",
      renderChunk(code, { path }) {
        const source = relative("dist", path).replace(/\.js$/, ".tsx");
        // On the first line, so that the source map stays valid.
        const directive = needsBrowser(code, existsSync(join("src", source))) ? '"use client";' : "";
        const specifiers = /((?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']+?)\.tsx?(["'])/g;
        return { code: directive + code.replace(specifiers, "$1$2.js$3") };
      },
    },
  ],
  async onSuccess() {
    if (existsSync("src")) {
      await buildSheets();
      copyData();
    }
  },
});
