import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** What can appear under each style sheet: its pages, their islands, and the frame around all. */
const roots = {
  home: ["src/home/HomePage.tsx"],
  listing: ["src/listing/ListingPage.tsx"],
  product: ["src/product/ProductPage.tsx"],
  cart: ["src/cart/CartIsland.tsx"],
  compare: ["src/compare/ComparePage.tsx"],
  checkout: ["src/checkout/CheckoutIsland.tsx"],
  plain: [
    "src/listing/BrandsPage.tsx",
    "src/checkout/ConfirmationPage.tsx",
    "src/service/ContentPage.tsx",
    "src/frame/FailurePage.tsx",
    "src/frame/NotFoundPage.tsx",
  ],
  service: [
    "src/service/AccountDataPage.tsx",
    "src/service/AccountPage.tsx",
    "src/service/LoginPage.tsx",
    "src/service/MessagePage.tsx",
    "src/service/ReturnsPage.tsx",
    "src/service/ReviewPage.tsx",
    "src/service/WithdrawalPage.tsx",
  ],
  stores: ["src/stores/StoresPage.tsx", "src/stores/StorePage.tsx", "src/stores/StoresMap.tsx"],
};
const frame = ["src/frame/Layout.tsx"];

/** Parts of the frame whose rules arrive with the script that wakes them; pages that use them have them all the same. */
const later =
  /packages\/(?:ui\/src\/(?:alert|toast|checkbox|combobox|form-field)|consent\/src\/react|catalog\/src\/react\/search-field|navigation\/src\/react\/development-bar)\//;

/** Parts of pages that are fetched on intent and bring their rules along. */
const onIntent = /packages\/ui\/src\/(?:lightbox|range-slider)\//;

/** Parts of some products, whose rules come in a sheet that only their pages fetch. */
const ownSheet = {
  product: /packages\/(?:credit|consent|ui\/src\/(?:blocked-content|collapsible|sanitised-html))\//,
};

/** Blocks that a page names although their rules arrive with the script that draws them. */
const blocksOfScript = new Set(["torg-consent-dialog", "torg-energy", "torg-store-map"]);

const classNames = /torg-[a-z\d]+(?:-[a-z\d]+)*/g;

/** All code that a file brings along, without the modules that match one of `left`. */
function codeOf(chunks, { fileName, left }, seen = new Set()) {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return "";
  seen.add(fileName);
  const own = Object.entries(chunk.modules).map(([id, { code }]) =>
    left.some((pattern) => pattern.test(id)) ? "" : (code ?? ""),
  );
  const imported = [...chunk.imports, ...chunk.dynamicImports];
  return [...own, ...imported.map((name) => codeOf(chunks, { fileName: name, left }, seen))].join("");
}

/**
 * Bundles what belongs to each style sheet and lists the blocks (the class up to `__`) that its code names. Bundling
 * leaves out what nothing uses, so a sheet needs only the parts that its pages can really show.
 */
export async function usedBlocks(root, config) {
  const entries = Object.values(roots).flat().concat(frame);
  const { output } = await build({
    ...config,
    build: {
      ...config.build,
      ssr: true,
      write: false,
      minify: false,
      manifest: false,
      rolldownOptions: { ...config.build.rolldownOptions, input: entries.map((file) => join(root, file)) },
    },
  });
  const chunks = new Map(output.filter(({ type }) => type === "chunk").map((chunk) => [chunk.fileName, chunk]));
  const codeOfEntry = (file, sheet) => {
    const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === join(root, file));
    const left = frame.includes(file) ? [later] : [onIntent, ownSheet[sheet]];
    return codeOf(chunks, { fileName: entry?.fileName ?? "", left: left.filter(Boolean) });
  };
  return new Map(
    Object.entries(roots).map(([sheet, files]) => {
      const code = [...files, ...frame].map((file) => codeOfEntry(file, sheet)).join("");
      return [sheet, new Set(code.match(classNames))];
    }),
  );
}

const blocksIn = (css) => new Set([...css.matchAll(/\.(torg-[a-z\d]+(?:-[a-z\d]+)*)/g)].map(([, block]) => block));

/** All blocks that have rules anywhere in the source. */
function ruledBlocks(root) {
  const files = globSync(["../../packages/*/src/**/*.css", "src/styles/**/*.css"], { cwd: root });
  return blocksIn(files.map((file) => readFileSync(join(root, file), "utf8")).join("\n"));
}

/** Functions of a selector, with what stands in their brackets. */
const listsOf = (functions) => new RegExp(`:(?:${functions})\\(((?:[^()]|\\([^()]*\\))*)\\)`, "g");

function isNeeded(selector, blocks) {
  const areUsed = (part) => [...blocksIn(part)].every((name) => blocks.has(name));
  // What must not be there may be missing; of a list of alternatives one that is used is enough.
  const asked = selector.replace(listsOf("not"), "");
  const lists = [...asked.matchAll(listsOf("is|where|has"))].map(([, inside]) => inside);
  return areUsed(asked.replace(listsOf("is|where|has"), "")) && lists.every((list) => list.split(",").some(areUsed));
}

/** Takes the movements out that no rule is left for. */
function pruneKeyframes(sheet) {
  const used = new Set();
  sheet.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  sheet.walkAtRules("keyframes", (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

/**
 * Takes the rules out of a style sheet that no page under it can need. Throws when a page shows a block whose rules the
 * sheet does not bring.
 */
export function pruneStyles(root, blocksOfSheet) {
  const ruled = ruledBlocks(root);
  return {
    postcssPlugin: "torg-prune-styles",
    OnceExit(sheet) {
      const name = /src\/styles\/(.+)\.css$/.exec(sheet.source?.input.file ?? "")?.[1];
      const blocks = blocksOfSheet.get(name);
      if (!blocks) return;
      sheet.walkRules((rule) => {
        if (rule.parent?.type === "atrule" && rule.parent.name.endsWith("keyframes")) return;
        const kept = rule.selectors.filter((selector) => isNeeded(selector, blocks));
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
      pruneKeyframes(sheet);
      sheet.walkAtRules(/^(?:media|supports|container|layer)$/, (rule) => {
        if (rule.nodes?.length === 0) rule.remove();
      });
      const brought = blocksIn(sheet.toString());
      const missing = [...blocks].filter(
        (block) => ruled.has(block) && !brought.has(block) && !blocksOfScript.has(block),
      );
      if (missing.length > 0) throw new Error(`The style sheet ${name} lacks the rules of ${missing.join(", ")}`);
    },
  };
}
