import { searchProducts } from "../src/catalogue/search/searchProducts.ts";
import { loadCatalogue } from "../src/catalogue/data/loadCatalogue.ts";
import { loadWords } from "../src/catalogue/data/loadWords.ts";
import { openProductWords } from "../src/catalogue/search/openProductWords.ts";
import { openBenchShop } from "./openBenchShop.ts";
import { typedQueries } from "./suggestions/typedQueries.ts";
const { shop, close } = await openBenchShop("demo");
try {
  const { db, pool } = shop.context;
  for (let n = 0; n < 3; n += 1) {
    let t = performance.now();
    await loadCatalogue(db);
    const all = performance.now() - t;
    t = performance.now();
    const columns = await loadWords(db);
    console.log("catalogue", all.toFixed(0), "words of it", (performance.now() - t).toFixed(0), columns.ids.length, columns.kinds.length,
      Object.entries(columns).map(([k, c]) => `${k} ${((typeof c === "string" ? c.length : c.byteLength) / 1e6).toFixed(2)}`).join(", "));
  }
  const index = openProductWords(await loadWords(db));
  const times: [number, string, number][] = [];
  for (const query of typedQueries) {
    let best = Infinity;
    let n = 0;
    for (let r = 0; r < 5; r += 1) {
      const t = performance.now();
      n = searchProducts(index, query).ids.length;
      best = Math.min(best, performance.now() - t);
    }
    times.push([best, query, n]);
  }
  times.sort((a, b) => b[0] - a[0]);
  for (const [t, q, n] of times.slice(0, 25)) console.log(t.toFixed(2), q, n);
  const s = times.map(([t]) => t).sort((a, b) => a - b);
  console.log("p50", s[Math.floor(s.length / 2)], "p95", s[Math.floor(s.length * 0.95)]);
  const { rows } = await pool.query<{ w: string; s: string | null }>("SELECT DISTINCT w, (ts_lexize('swedish_stem', w))[1] AS s FROM (SELECT unnest(regexp_split_to_array(lower(search_words), '[^[:alnum:]]+')) AS w FROM product) x WHERE w <> ''");
  const { wordStem } = await import("../src/catalogue/words/wordStem.ts");
  const other = rows.filter(({ w, s }) => s !== null && wordStem(w) !== s);
  console.log("stems", rows.length, "others", other.length, other.slice(0, 20));
  for (const q of ["jackan", "hörlurarr", "webkamera", "tangetbord", "gamingstoll", "zzzzqq", "minikyl", "kyl utan frys", "4k skärm", "ct1000", "samsung televison", "logitec mus", "tvatmaskin", "dammsugre"]) {
    const f = searchProducts(index, q);
    const names = await pool.query("SELECT name FROM product WHERE id = ANY($1)", [f.ids.slice(0, 4)]);
    console.log(q, "→", f.corrected ?? "", f.isAlike ?? "", f.ids.length, names.rows.map((r) => r.name).join(" | "));
  }
} finally {
  await close();
}
