// Packs the words of a million invented goods (or as many as --rows=N says), four variants of each thing, and looks for
// what people type, each for the first time. Prints time and memory, without a database. --explain names the slowest of
// each kind.
import { wordRules } from "../src/catalogue/search/searchWords.ts";
import { openProductWords } from "../src/catalogue/search/openProductWords.ts";
import type { WordColumns } from "../src/catalogue/words/WordColumns.ts";
import { WordIndexBuilder } from "../src/catalogue/words/WordIndexBuilder.ts";
import { benchOptions } from "./benchOptions.ts";
import { inventGood } from "./million/inventGoods.ts";
import { searchMillion } from "./million/searchMillion.ts";

const options = benchOptions();
const rows = options.number("rows", 1_000_000);
const variantsOfThing = 4;

function addThing(builder: WordIndexBuilder, thing: number): void {
  const first = thing * variantsOfThing;
  const listedId = 10_000 + thing * (variantsOfThing + 1);
  const { title, colour } = inventGood(first);
  const name = title.slice(0, -colour.length - 1);
  const popularity = (thing * 7919) % 1000;
  for (let variant = 0; variant <= variantsOfThing; variant += 1) {
    const good = inventGood(first + Math.max(0, variant - 1));
    const variantName = variant === 0 ? null : good.title;
    builder.add({
      id: listedId + variant,
      listedId,
      popularity,
      name,
      variantName,
      names: `${variantName ?? name} ${good.brand} ${good.category.replace(" > ", " ")}`,
      facts: good.details.split(",").map((detail) => detail.split(":")[2] ?? ""),
    });
  }
}

function build(): WordColumns {
  const builder = new WordIndexBuilder(wordRules);
  for (let thing = 0; thing < rows / variantsOfThing; thing += 1) addThing(builder, thing);
  return builder.finish();
}

const bytesOf = (column: string | ArrayBufferView): number =>
  typeof column === "string" ? column.length : column.byteLength;

const started = performance.now();
const columns = build();
console.log(
  `${columns.ids.length} rows packed in ${((performance.now() - started) / 1000).toFixed(1)} s, generated with them`,
);
console.log(`${columns.kinds.length} words; megabytes of each column:`);
for (const [name, column] of Object.entries(columns))
  console.log(`${(bytesOf(column) / 1e6).toFixed(1).padStart(7)} ${name}`);
const all = Object.values(columns).reduce((sum, column) => sum + bytesOf(column), 0);
console.log(
  `${(all / 1e6).toFixed(1).padStart(7)} in all, and ${((3 * columns.ids.length) / 1e6).toFixed(1)} of working space`,
);
console.log(searchMillion(openProductWords(columns), options.has("explain")));
