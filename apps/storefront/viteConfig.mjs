import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { browserTargets } from "../../tools/build/browserTargets.mjs";
import { wordsPlugin } from "./wordsPlugin.mjs";

const conditions = ["@torg/source", "module", "browser", "development|production"];
const nodeConditions = ["@torg/source", "module", "node", "development|production"];

const mountOf = "?mount";

/** The browser needs only the `mount` of an island's file; server-only code is left out. */
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
 * React changes seldom, so it is a file of its own. Code shared by many islands and late parts is bundled together, so
 * that a page does not request dozens of small files; the bundler splits the rest by its users. The limit is above the
 * parts of one feature: the catalogue's texts, shared by nine of its own parts, are no use to a page that only sells.
 * Code that works without React is split off, or a menu would wait for React.
 */
const sharedFiles = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: "wire", test: /\/src\/wire\/|\/islands\/src\/page\//, minShareCount: 10, priority: 2 },
  { name: "shop", minShareCount: 10, priority: 1 },
];

/** Inlines constants where they are read, including those derived from others. */
const optimization = { inlineConst: { mode: "all", pass: 3 } };

/** Annotations for compilers are useless in a browser; licences stay. */
const comments = { annotation: false };

/** Warnings about packages that mark themselves as browser code do not matter for this build. */
function onLog(level, log, defaultHandler) {
  // An import that a module does not export would only fail in the browser.
  if (log.code === "IMPORT_IS_UNDEFINED") throw new Error(log.message);
  if (log.code !== "MODULE_LEVEL_DIRECTIVE") defaultHandler(level, log);
}

/** A server has all of its files, so it does not matter when a dynamic import ends up in another file. */
function onServerLog(level, log, defaultHandler) {
  if (log.code !== "INEFFECTIVE_DYNAMIC_IMPORT") onLog(level, log, defaultHandler);
}

/** The browser build; all names carry a hash, so that they may be cached for ever. */
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
        // Code that an island shares only with its own late parts stays in the island's file, which is loaded by then.
        preserveEntrySignatures: "allow-extension",
        onLog,
        // Drops schemas and calls that are no longer read.
        treeshake: { manualPureFunctions: ["z", "defineCall", "defineIsland"] },
        // Icons and the like are then bundled with what shows them, not in a file that all pages load.
        optimization,
        // Short names: every importing file repeats the names of shared files.
        output: { codeSplitting: { groups: sharedFiles }, chunkFileNames: "[hash].js", comments },
      },
    },
  };
}

/**
 * A script that pages load at once: a build of its own, so that it shares no file with the islands. Built as a library,
 * it gets no preload helper of Vite's: its late parts have no files to preload.
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

/** The one script that every page loads. */
export const runtimeConfig = (root) => loneConfig(root, "runtime");

/** The script that applies a shop's own texts; only pages of such a shop load it, before the runtime. */
export const ownWordsConfig = (root) => loneConfig(root, "ownWords");

/** The inline script of every document: one file without imports, which the server reads. */
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
      // A server mounts no island, and creates none of the per-page singletons.
      rolldownOptions: { onLog: onServerLog, treeshake: { manualPureFunctions: ["hydrateView", "oncePerPage"] } },
    },
  };
}

/** Vite in the development server: the same source packages, with hot replacement. */
export function developmentConfig(root, httpServer) {
  return {
    ...sharedConfig(root),
    server: { middlewareMode: true, hmr: { server: httpServer } },
    ssr: { noExternal: [/^@torg\//], resolve: { conditions: nodeConditions, externalConditions: ["@torg/source"] } },
  };
}
