// What each part costs alone: brotli bytes of its script (with its dependencies, without React) and of its style sheet.
// Run in this folder after a build: node scripts/measureParts.mjs
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

/** A row of the table: the names that are imported together, and the sheets below `dist`. */
const rows = [
  ["Button, LinkButton", ["button/Button"]],
  ["Icon (one icon)", ["icon/Icon"]],
  ["Price", ["price/Price"]],
  ["Badge", ["badge/Badge"]],
  ["Tag", ["tag/Tag"]],
  ["Ribbon", ["ribbon/Ribbon"]],
  ["Stars", ["stars/Stars"]],
  ["FormField", ["form-field/FormField"]],
  ["TextField, TextArea", ["form-field/FormField", "text-area/TextArea"]],
  ["Select", ["form-field/FormField", "select/Select"]],
  ["Checkbox, Radio", ["checkbox/Choice", "form-field/FormField"]],
  ["RadioCardGroup, RadioCard", ["radio-card/RadioCard", "checkbox/Choice", "form-field/FormField", "badge/Badge"]],
  ["QuantityStepper", ["quantity-stepper/QuantityStepper", "icon/Icon"]],
  ["ErrorSummary", ["error-summary/ErrorSummary"]],
  ["Alert", ["alert/Alert", "icon/Icon"]],
  ["Breadcrumbs", ["breadcrumbs/Breadcrumbs"]],
  ["Pagination, PaginationHtml", ["pagination/Pagination", "icon/Icon"]],
  ["Collapsible", ["collapsible/Collapsible", "icon/Icon"]],
  ["DefinitionList", ["definition-list/DefinitionList"]],
  ["LongText", ["long-text/LongText"]],
  ["Spinner, DimmedArea", ["spinner/Spinner", "dimmed-area/DimmedArea"]],
  ["Skeleton", ["skeleton/Skeleton"]],
  ["SkipLink, VisuallyHidden", ["skip-link/SkipLink", "visually-hidden/VisuallyHidden"]],
  ["Tabs", ["tabs/Tabs"]],
  ["Dialog, SidePanel", ["dialog/Dialog", "icon/Icon"]],
  ["Tooltip", ["tooltip/Tooltip"]],
];

async function brotliOf(options) {
  const result = await build({
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    logLevel: "error",
    ...options,
  });
  return brotliCompressSync(result.outputFiles[0].contents).length;
}

const kilo = (bytes) => (bytes / 1000).toFixed(1);

if (!existsSync("dist/index.js")) throw new Error("There is no dist: build the package first.");
console.log("| part | script, kB | styles, kB |\n|---|--:|--:|");
for (const [title, sheets] of rows) {
  const names = title.replace(/ \(.*/, "").split(", ");
  const contents = `export { ${names.join(", ")} } from "./dist/index.js";`;
  const external = ["react", "react/jsx-runtime", "react-dom"];
  const script = await brotliOf({ stdin: { contents, resolveDir: "." }, external });
  const css = sheets.map((sheet) => readFileSync(join("dist", `${sheet}.css`), "utf8")).join("\n");
  const styles = await brotliOf({ stdin: { contents: css, loader: "css" } });
  console.log(`| ${title} | ${kilo(script)} | ${kilo(styles)} |`);
}
const all = await brotliOf({ entryPoints: ["dist/styles.css"] });
const base = await brotliOf({
  stdin: { contents: '@import "./dist/tokens.css"; @import "./dist/base.css";', loader: "css", resolveDir: "." },
});
console.log(`| tokens and base styles | | ${kilo(base)} |\n| everything | | ${kilo(all)} |`);
