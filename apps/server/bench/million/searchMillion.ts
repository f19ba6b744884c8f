import { searchProducts } from "../../src/catalogue/search/searchProducts.ts";
import type { WordIndex } from "../../src/catalogue/words/openWordIndex.ts";
import { brands, kinds } from "./inventGoods.ts";

const each = (count: number, query: (n: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, n) => query(n));
const kindAt = (n: number): string => kinds[n % kinds.length]?.name.toLowerCase() ?? "";
const traitAt = (n: number): string => kinds[n % kinds.length]?.traits[0]?.split(" ")[0] ?? "";
const brandAt = (n: number): string => brands[(n * 11) % brands.length]?.toLowerCase() ?? "";
/** A word with two of its letters changed about. */
const mistyped = (word: string): string => `${word.slice(0, 3)}${word[4] ?? ""}${word[3] ?? ""}${word.slice(5)}`;
const unknown = [
  "kontrabas",
  "gräsklippare",
  "akvariefilter",
  "barnvagn",
  "xylofon",
  "fiskespö",
  "symaskin",
  "hundbädd",
];

/** What people type, by the kind of it; nothing is asked for twice. */
const queries: Readonly<Record<string, readonly string[]>> = {
  "a thing": each(kinds.length, kindAt),
  "a brand": each(40, brandAt),
  "brand and thing": each(40, (n) => `${brandAt(n)} ${kindAt(n)}`),
  "thing and trait": each(kinds.length, (n) => `${kindAt(n)} ${traitAt(n)}`),
  "a model": each(40, (n) => `n${(100_000 + n * 97).toString(36)}`),
  "a part of a compound": ["maskin", "skåp", "sugare", "bryggare", "skor", "lurar", "jacka", "skärm"],
  misspelt: each(kinds.length, (n) => mistyped(kindAt(n))),
  "misspelt, with a brand": each(16, (n) => `${brandAt(n)} ${mistyped(kindAt(n))}`),
  "nothing like it": unknown,
};

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Looks for words that nobody has looked for before, and tells how long that took by the kind of words. */
export function searchMillion(index: WordIndex, tellsSlowest: boolean): string {
  const lines = ["   p50 ms   p95 ms   found   slowest"];
  const all: number[] = [];
  for (const [name, asked] of Object.entries(queries)) {
    const took: { readonly query: string; readonly ms: number; readonly found: number }[] = [];
    for (const query of asked) {
      const since = performance.now();
      const { ids } = searchProducts(index, query);
      took.push({ query, ms: performance.now() - since, found: ids.length });
    }
    const ms = took.map((one) => one.ms);
    all.push(...ms);
    const slowest = took.toSorted((one, other) => other.ms - one.ms)[0];
    const figures = [
      quantile(ms, 0.5),
      quantile(ms, 0.95),
      quantile(
        took.map((one) => one.found),
        0.5,
      ),
    ];
    const text = figures.map((figure, place) => figure.toFixed(place < 2 ? 1 : 0).padStart(8)).join(" ");
    lines.push(`${text}   ${tellsSlowest ? `${slowest?.query} (${slowest?.ms.toFixed(1)} ms) ` : ""}${name}`);
  }
  lines.push(`all: p50 ${quantile(all, 0.5).toFixed(1)} ms, p95 ${quantile(all, 0.95).toFixed(1)} ms`);
  return lines.join("\n");
}
