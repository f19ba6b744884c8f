import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { browserTargets } from "../../tools/build/browserTargets.mjs";
import { wordsPlugin } from "./wordsPlugin.mjs";

const conditions = ["@torg/source", "module", "browser", "development|production"];
const nodeConditions = ["@torg/source", "module", "node", "development|production"];

const mountOf = "?mount";

/** What the browser takes of the file of an island is its `mount`; what only the server calls is left out. */
const mounts = {
  name: "mounts",
  resolveId: (id) => (id.endsWith(mountOf) ? id : null),
  load: (id) =>
    id.endsWith(mountOf) ? `export { mount } from ${JSON.stringify(id.slice(0, -mountOf.length))};` : null,
};

/** Entries by name: the `mount` of each island, one style sheet per kind of page. */
function clientEntries(root) {
  const named = (pattern, prefix, end = "") =>
    Object.fromEntries(
      globSync(join(root, pattern)).map((file) => [`${prefix}${basename(file).split(".")[0]}`, file + end]),
    );
  return {
    ...named("src/*/*.island.tsx", "island-", mountOf),
    ...named("src/styles/*.css", "style-"),
  };
}

/** Style sheets of the packages, read from source: Vite resolves imports between sheets without our condition. */
function sheetAlias(root) {
  return [{ find: /^@torg\/([a-z]+)\/(.+\.css)$/, replacement: join(root, "../../packages/$1/src/$2") }];
}

function sharedConfig(root) {
  return {
    root,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    publicDir: false,
    plugins: [wordsPlugin],
    oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
    resolve: { conditions, alias: sheetAlias(root) },
  };
}

/**
 * React changes seldom and is a file of its own. What many islands and later parts share is fetched together, so that a
 * page does not ask for dozens of small files; the bundler divides the rest by who shares it. Many is more than the parts
 * of one feature: the words of the catalogue, which nine of its own share, are nothing to a page that only sells. What
 * works without React is shared apart, or a menu would wait for React.
 */
const sharedFiles = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: "wire", test: /\/src\/wire\/|\/islands\/src\/page\//, minShareCount: 10, priority: 2 },
  { name: "shop", minShareCount: 10, priority: 1 },
];

/** Constants stand where they are read, also those that are made of others. */
const optimization = { inlineConst: { mode: "all", pass: 3 } };

/** What compilers are told has no use in a browser; licences stay. */
const comments = { annotation: false };

/** A note about packages that mark themselves as browser code says nothing about this build. */
function onLog(level, log, defaultHandler) {
  // A name that a module does not have would only fail in the browser.
  if (log.code === "IMPORT_IS_UNDEFINED") throw new Error(log.message);
  if (log.code !== "MODULE_LEVEL_DIRECTIVE") defaultHandler(level, log);
}

/** A server has all of its files: nothing is lost where one that is imported late lies in another. */
function onServerLog(level, log, defaultHandler) {
  if (log.code !== "INEFFECTIVE_DYNAMIC_IMPORT") onLog(level, log, defaultHandler);
}

/** What the browser loads; all names carry a hash, so that they may be cached for ever. */
export function clientConfig(root) {
  return {
    ...sharedConfig(root),
    plugins: [mounts, wordsPlugin],
    base: "/build/",
    build: {
      outDir: "dist/client",
      assetsDir: "",
      manifest: "manifest.json",
      target: "es2022",
      cssTarget: browserTargets,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: clientEntries(root),
        // What an island shares with its own later parts alone lies with the island, which is there by then.
        preserveEntrySignatures: "allow-extension",
        onLog,
        // Schemas and calls that nothing reads any more are left out.
        treeshake: { manualPureFunctions: ["z", "defineCall", "defineIsland"] },
        // Drawings of icons and the like then lie with what shows them, not in a file that all pages load.
        optimization,
        // Names of shared files stand in every file that imports them.
        output: { codeSplitting: { groups: sharedFiles }, chunkFileNames: "[hash].js", comments },
      },
    },
  };
}

/**
 * A script that pages load at once: a build of its own, so that it shares no file with the islands. As a library it
 * comes without a helper for the files of its later parts, which have none.
 */
function loneConfig(root, name) {
  const { build, ...rest } = clientConfig(root);
  const output = { minify: true, entryFileNames: "[name]-[hash].js", chunkFileNames: "[hash].js", comments };
  return {
    ...rest,
    build: {
      ...build,
      emptyOutDir: false,
      manifest: `${name}-manifest.json`,
      lib: { entry: join(root, `src/client/${name}.ts`), formats: ["es"] },
      rolldownOptions: { preserveEntrySignatures: false, optimization, output, onLog },
    },
  };
}

/** The one script of every page. */
export const runtimeConfig = (root) => loneConfig(root, "runtime");

/** What wears a shop's own words; only pages of such a shop load it, before the runtime. */
export const ownWordsConfig = (root) => loneConfig(root, "ownWords");

/** The script that is part of every document: one file without imports, which the server reads. */
export function earlyConfig(root) {
  const { build, ...rest } = clientConfig(root);
  const output = { format: "iife", entryFileNames: "early.js" };
  return {
    ...rest,
    build: {
      ...build,
      emptyOutDir: false,
      manifest: false,
      rolldownOptions: { input: join(root, "src/client/early.ts"), output, onLog },
    },
  };
}

/** The bundle that renders pages in Node, React included in its production form. */
export function serverConfig(root) {
  return {
    ...sharedConfig(root),
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: nodeConditions, alias: sheetAlias(root) },
    ssr: { noExternal: true, target: "node", resolve: { conditions: nodeConditions } },
    build: {
      ssr: join(root, "src/render/renderPage.tsx"),
      outDir: "dist/server",
      target: "node22",
      reportCompressedSize: false,
      minify: false,
      // No server mounts an island, or makes what a page in a browser has one of.
      rolldownOptions: { onLog: onServerLog, treeshake: { manualPureFunctions: ["awaken", "oncePerPage"] } },
    },
  };
}

/** Vite in the development server: the same rooms from source, with hot replacement. */
export function developmentConfig(root, httpServer) {
  return {
    ...sharedConfig(root),
    server: { middlewareMode: true, hmr: { server: httpServer } },
    ssr: { noExternal: [/^@torg\//], resolve: { conditions: nodeConditions, externalConditions: ["@torg/source"] } },
  };
}
