import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { minify } from "terser";
import { browserTargets } from "../../tools/build/browserTargets.mjs";
import { pruneStyles } from "./pruneStyles.mjs";
import { smallReact } from "./smallReact.mjs";

const conditions = ["@torg/source", "module", "browser", "development|production"];
const nodeConditions = ["@torg/source", "module", "node", "development|production"];

/** Entries by name: one file per island, one style sheet per kind of page. */
function clientEntries(root) {
  const named = (pattern, prefix, end) =>
    Object.fromEntries(
      globSync(join(root, pattern)).map((file) => [`${prefix}${basename(file).slice(0, -end.length)}`, file]),
    );
  return {
    ...named("src/*/*.island.tsx", "island-", ".island.tsx"),
    ...named("src/styles/*.css", "style-", ".css"),
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
    oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
    resolve: { conditions, alias: sheetAlias(root) },
  };
}

/**
 * React changes seldom and is kept apart, and so is what every page with a cart needs. What other islands share lies in
 * files by who shares it, so that nobody fetches what only others use; small ones are put together, since each
 * compresses badly alone.
 */
const sharedChunks = [
  { name: "react", test: /node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler)@?/, priority: 5 },
  // With the first dialog or collapsible, not with every page.
  { name: "radix", test: /node_modules\/(?:\.pnpm\/)?(?:@radix-ui|aria-hidden)/, entriesAware: true, priority: 4 },
  {
    name: "shop",
    test: /node_modules\/|vite\/preload-helper|packages\/(?:cart(?!\/src\/(?:domain\/(?:buying\/buyButton|cartLineView|cartSummary|deliveryCost|freeDelivery)|react\/[a-z-]+\/))|format(?!\/src\/pictureSet)|http(?!\/src\/wire(?:Shapes|Fallbacks))|ui(?!\/src\/(?:form-field|text-field|checkbox|select|alert|error-summary|radio-card|text-area|quantity-stepper|blocked-content|carousel|dialog))|islands\/src\/(?:client|page))\/|src\/(?:cart\/(?:cartWords|pageCart)|awake\/(?:currentPath|openedPage|shopClient))\./,
    minShareCount: 3,
    priority: 3,
  },
  // Small parts that few islands share compress badly each alone.
  {
    name: "forms",
    test: /packages\/ui\/src\/(?:form-field|text-field|checkbox|select)\//,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "fields",
    test: /packages\/ui\/src\/(?:error-summary|radio-card|text-area)\//,
    minShareCount: 2,
    priority: 3,
  },
  { name: "alert", test: /packages\/ui\/src\/alert\//, minShareCount: 2, priority: 3 },
  { name: "choice", test: /src\/buying\/unfinishedChoice/, minShareCount: 2, priority: 3 },
  // With nothing beside it: a product page is to buy from, not to compare.
  {
    name: "buying",
    test: /packages\/cart\/src\/react\/buy-button|src\/buying\/buyingCart/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "cart",
    test: /packages\/(?:cart|format(?!\/src\/pictureSet)|http(?!\/src\/wire(?:Shapes|Fallbacks))|ui)\/|src\/cart\/emptyCartLinks/,
    minShareCount: 2,
    entriesAware: true,
    priority: 2,
  },
  {
    name: "pages",
    // What compares and suggests is small enough to be put where nobody asked for it.
    test: /packages\/(?!islands\/src\/runtime|reviews|catalog\/src\/(?:contract\/(?:compare|autocomplete)|state\/createSuggestionState|texts\/searchSv|react\/provider\/useSearchTexts))|src\/(?:client|awake)\/(?!openTyped)|src\/(?:cart\/measureCart|compare\/(?:lazyCompare|markCompared|openCompare)|consent\/(?:consentVersion|mayMeasure|pageConsent)|frame\/(?:openPageMessages|pageMessagesId))\./,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
    priority: 1,
  },
];

/**
 * What a part that is loaded later brings along: its rules are there before it runs, its other files come at the same
 * time. A tenth of the helper that the bundler puts here, which serves browsers that do not run these pages.
 */
const smallPreload = (helper) => ({
  name: "torg-small-preload",
  enforce: "pre",
  load: {
    // oxlint-disable-next-line no-control-regex -- the bundler's own modules begin with this character
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => ({ code: helper, moduleSideEffects: false }),
  },
});

const preloadHelper = `
const fetchFile = (file) => new Promise((done) => {
  const href = "/build/" + file;
  const isSheet = file.endsWith(".css");
  if (document.querySelector('link[href="' + href + '"]')) return done();
  const rel = isSheet ? "stylesheet" : "modulepreload";
  const link = Object.assign(document.createElement("link"), { rel, href });
  if (isSheet) link.onload = link.onerror = done;
  else done();
  document.head.append(link);
});
export const __vitePreload = (load, files = []) => Promise.all(files.map(fetchFile)).then(load);
`;

/** What only others than a browser use of a call: its sentence for the OpenAPI document, and how a server reads it. */
const notForBrowsers = new Set(["summary", "request"]);

/** Where the members of calls stand that a browser has no use for, from the first to the last. */
function unusedMembers(node) {
  if (node === null || typeof node !== "object") return [];
  const members =
    node.type === "CallExpression" && node.callee.name === "defineCall" ? node.arguments[0]?.properties : [];
  const unused = (members ?? []).filter(({ key }) => notForBrowsers.has(key?.name));
  return [...unused, ...Object.values(node).flatMap(unusedMembers)];
}

const dropUnusedMembers = {
  name: "torg-drop-unused-members",
  transform: {
    filter: { id: /packages\/[a-z]+\/src\/contract\//, code: "defineCall" },
    handler(code) {
      const without = (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, "");
      return { code: unusedMembers(this.parse(code, { lang: "ts" })).reduceRight(without, code), map: null };
    },
  },
};

/** A note about packages that mark themselves as browser code says nothing about this build. */
function onLog(level, log, defaultHandler) {
  // A part of zod that the small stand-in lacks would only fail in the browser.
  if (log.code === "IMPORT_IS_UNDEFINED") throw new Error(log.message);
  if (log.code !== "MODULE_LEVEL_DIRECTIVE") defaultHandler(level, log);
}

/** A second minifier after the bundler's own: together they save some hundred bytes of every page. */
const minifyAgain = {
  name: "torg-minify-again",
  async generateBundle(_, bundle) {
    // No function that is a value of an object literal is called with `new` here, nor asks for `arguments` in an arrow.
    const compress = { passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true };
    const options = { module: true, ecma: 2020, compress };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === "chunk") chunk.code = (await minify(chunk.code, options)).code;
    }
  },
};

const smallScripts = (helper) => [dropUnusedMembers, smallPreload(helper), minifyAgain];

/**
 * What the browser loads; all names carry a hash, so that they may be cached for ever. `blocksOfSheet` names the
 * blocks that each style sheet is to keep.
 */
export function clientConfig(root, blocksOfSheet) {
  return {
    ...sharedConfig(root),
    resolve: {
      conditions,
      alias: [...sheetAlias(root), { find: "zod/mini", replacement: join(root, "src/client/smallSchemas.ts") }],
    },
    plugins: [smallReact(), ...smallScripts(preloadHelper)],
    css: { postcss: { plugins: [pruneStyles(root, blocksOfSheet)] } },
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
        preserveEntrySignatures: "exports-only",
        onLog,
        // Schemas and calls that nothing reads any more are left out.
        treeshake: { manualPureFunctions: ["z", "defineCall"] },
        // Drawings of icons and the like then lie with what shows them, not in a file that all pages load.
        optimization: { inlineConst: { mode: "all" } },
        // Names of shared files stand in every file that imports them.
        output: { codeSplitting: { groups: sharedChunks }, chunkFileNames: "[hash].js" },
      },
    },
  };
}

/** The one script that every page loads at once: a build of its own, so that it shares no file with the islands. */
export function runtimeConfig(root) {
  const { build, ...rest } = clientConfig(root, new Map());
  return {
    ...rest,
    // Its later parts are single files, which need nothing beside them.
    plugins: smallScripts("export const __vitePreload = (load) => load();"),
    build: {
      ...build,
      emptyOutDir: false,
      manifest: "runtime-manifest.json",
      modulePreload: false,
      rolldownOptions: { input: join(root, "src/client/runtime.ts"), output: { chunkFileNames: "[hash].js" }, onLog },
    },
  };
}

/** The script that is part of every document: one file without imports, which the server reads. */
export function earlyConfig(root) {
  const { build, ...rest } = runtimeConfig(root);
  const output = { format: "iife", entryFileNames: "early.js" };
  return {
    ...rest,
    build: {
      ...build,
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
      rolldownOptions: { onLog },
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
