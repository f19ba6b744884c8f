// Copies all files that the reference shop needs at runtime, file by file, so that files beside a module stay beside
// it.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const apps = join(here, "../../apps");
const dist = join(here, "dist");
const programs = JSON.parse(readFileSync(join(here, "programs.json"), "utf8"));
const entries = [
  "storefront/src/main.ts",
  "server/src/shopFile/shopJsonSchema.ts",
  "server/src/shopFile/words/textsJsonSchema.ts",
  ...new Set(Object.values(programs).map(([folder]) => `server/src/${folder}/main.ts`)),
];

/** Every module that the programs import, as paths below `apps`. */
async function reachedModules() {
  const { metafile } = await build({
    absWorkingDir: apps,
    entryPoints: entries,
    bundle: true,
    format: "esm",
    platform: "node",
    conditions: ["@torg/source"],
    packages: "external",
    alias: Object.fromEntries(
      Object.entries(doors).map(([door, folder]) => [
        `@torg/server${door}`,
        join(apps, `server/src/${folder}index.ts`),
      ]),
    ),
    loader: { ".json": "copy" },
    outdir: "out",
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}

/** Entry points of the server by the suffix of the package name, and their folders. */
const doors = { "": "", "/snapshot": "catalogue/snapshot/", "/workers": "workers/" };

/** Relative path from a module to the server, which is no package of its own when published. */
function serverFrom(file, door) {
  const path = relative(dirname(file), `server/src/${doors[door]}index.js`);
  return path.startsWith(".") ? path : `./${path}`;
}

rmSync(dist, { recursive: true, force: true });
for (const file of await reachedModules()) {
  const target = join(dist, file.replace(/\.tsx?$/, ".js"));
  mkdirSync(dirname(target), { recursive: true });
  if (!/\.tsx?$/.test(file)) {
    cpSync(join(apps, file), target);
    continue;
  }
  const loader = file.endsWith("x") ? "tsx" : "ts";
  const { code } = await transform(readFileSync(join(apps, file), "utf8"), {
    loader,
    target: "esnext",
    jsx: "automatic",
  });
  const specifiers = /((?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']+?)\.tsx?(["'])/g;
  const own = code.replaceAll(specifiers, "$1$2.js$3");
  writeFileSync(
    target,
    own.replaceAll(/"@torg\/server(\/\w+)?"/g, (_all, door = "") => `"${serverFrom(file, door)}"`),
  );
}
for (const file of globSync("server/src/**/*.sql", { cwd: apps })) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  cpSync(join(apps, file), join(dist, file));
}
for (const beside of [
  "server/src/payments/standIns/standIn.js",
  "server/data/empty",
  "server/data/sweden",
  "storefront/public",
  "storefront/dist",
]) {
  cpSync(join(apps, beside), join(dist, beside), { recursive: true });
}
const { shopJsonSchema } = await import("./dist/server/src/shopFile/shopJsonSchema.js");
const { textsJsonSchema } = await import("./dist/server/src/shopFile/words/textsJsonSchema.js");
for (const [name, schema] of Object.entries({ shop: shopJsonSchema(), texts: textsJsonSchema() })) {
  writeFileSync(join(dist, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
