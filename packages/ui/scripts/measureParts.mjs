// What each part costs alone: brotli bytes of its script (with its dependencies, without React) and of its style sheet.
// Run in this folder after a build: node scripts/measureParts.mjs
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

/** A row of the table: the names that are imported together, and the sheets below `dist`. */
const rows = [
  { title: "Button, LinkButton", sheets: ["button/Button"] },
  { title: "Icon (one icon)", sheets: ["icon/Icon"] },
  { title: "Price", sheets: ["price/Price"] },
  { title: "Badge", sheets: ["badge/Badge"] },
  { title: "Tag", sheets: ["tag/Tag"] },
  { title: "Ribbon", sheets: ["ribbon/Ribbon"] },
  { title: "Stars", sheets: ["stars/Stars"] },
  { title: "FormField", sheets: ["form-field/FormField"] },
  { title: "TextField, TextArea", sheets: ["form-field/FormField", "text-area/TextArea"] },
  { title: "Select", sheets: ["form-field/FormField", "select/Select"] },
  { title: "Checkbox, Radio", sheets: ["checkbox/Choice", "form-field/FormField"] },
  {
    title: "RadioCardGroup, RadioCard",
    sheets: ["radio-card/RadioCard", "checkbox/Choice", "form-field/FormField", "badge/Badge"],
  },
  { title: "QuantityStepper", sheets: ["quantity-stepper/QuantityStepper", "icon/Icon"] },
  { title: "ErrorSummary", sheets: ["error-summary/ErrorSummary"] },
  { title: "Alert", sheets: ["alert/Alert", "icon/Icon"] },
  { title: "Breadcrumbs", sheets: ["breadcrumbs/Breadcrumbs"] },
  { title: "Pagination, PaginationHtml", sheets: ["pagination/Pagination", "icon/Icon"] },
  { title: "Collapsible", sheets: ["collapsible/Collapsible", "icon/Icon"] },
  { title: "DefinitionList", sheets: ["definition-list/DefinitionList"] },
  { title: "LongText", sheets: ["long-text/LongText"] },
  { title: "Spinner, DimmedArea", sheets: ["spinner/Spinner", "dimmed-area/DimmedArea"] },
  { title: "Skeleton", sheets: ["skeleton/Skeleton"] },
  { title: "SkipLink, VisuallyHidden", sheets: ["skip-link/SkipLink", "visually-hidden/VisuallyHidden"] },
  { title: "Tabs", sheets: ["tabs/Tabs"] },
  { title: "Dialog, SidePanel", sheets: ["dialog/Dialog", "icon/Icon"] },
  { title: "Tooltip", sheets: ["tooltip/Tooltip"] },
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
for (const { title, sheets } of rows) {
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
