import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { createFacetIndex } from "@torg/facets";
import { makeCatalogue, type CatalogueKind } from "./catalogue.ts";
import { torgEngine } from "./engines/torg.ts";
import { measure } from "./measure.ts";
import { makeWorkload } from "./workload.ts";

// The cost of variants: the same products without variants, with four variants, and with the values of those joined.
// --against=<createFacetIndex.ts of another checkout> measures that one in the same run.
const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    seconds: { type: "string", default: "10" },
    against: { type: "string", default: "" },
  },
});

const kinds: readonly CatalogueKind[] = ["plain", "joined", "variants"];

async function loadOther(file: string): Promise<typeof createFacetIndex> {
  const loaded: { readonly createFacetIndex: typeof createFacetIndex } = await import(pathToFileURL(file).href);
  return loaded.createFacetIndex;
}

function line(cells: readonly string[]): string {
  return cells.map((cell, column) => (column < 2 ? cell.padEnd(16) : cell.padStart(11))).join("");
}

const now = torgEngine("now", createFacetIndex);
const before = options.against === "" ? null : torgEngine("before", await loadOther(options.against));

for (const size of options.sizes.split(",").map(Number)) {
  console.log(`\n${size} products`);
  console.log(line(["engine", "products", "median ms", "mean ms", "p99 ms", "build s", "MB", "queries"]));
  for (const kind of kinds) {
    const catalogue = makeCatalogue(size, kind);
    const workload = makeWorkload(catalogue, 3000);
    // A version without variants would take each product for one without values.
    for (const engine of before === null || kind === "variants" ? [now] : [before, now]) {
      const { median, mean, p99, buildSeconds, megabytes, queries } = await measure(engine, catalogue, {
        workload,
        seconds: Number(options.seconds),
      });
      const times = [median, mean, p99].map((time) => time.toFixed(3));
      console.log(line([engine.name, kind, ...times, buildSeconds.toFixed(2), megabytes.toFixed(0), `${queries}`]));
    }
  }
}
