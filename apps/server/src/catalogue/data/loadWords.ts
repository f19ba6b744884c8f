import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { wordRules } from "../search/searchWords.ts";
import type { WordColumns } from "../words/WordColumns.ts";
import { WordIndexBuilder } from "../words/WordIndexBuilder.ts";
import { isListed } from "./isListed.ts";

/** Rows per query: keeps memory low, and serving requests wait for no more than one batch. */
const atOnce = 500;

interface Fact {
  readonly title?: string | null;
  readonly value?: string | null;
}

interface WordRow {
  readonly id: number;
  readonly listed_id: number;
  readonly popularity: number;
  readonly name: string;
  readonly variant_name: string | null;
  readonly names: string;
  readonly specifications: readonly Fact[];
}

/** The searchable text of a specification: its value, or its heading where the value is "ja". */
function factText({ title, value }: Fact): string {
  const answer = value?.toLowerCase();
  if (answer === "ja") return title ?? "";
  return answer === "nej" ? "" : (value ?? "");
}

/** Rows after an id. The EAN is removed: it is looked up as a whole in the database, as nobody types a part of it. */
function readRows(db: Kysely<Database>, after: number) {
  return sql<WordRow>`
    SELECT p.id, coalesce(p.parent_id, p.id) AS listed_id, coalesce(parent.popularity, p.popularity) AS popularity,
      coalesce(parent.name, p.name) AS name, CASE WHEN parent.id IS NOT NULL THEN p.name END AS variant_name,
      regexp_replace(p.search_words, concat(' ', p.gtin, '$'), '') AS names, p.specifications
    FROM product p LEFT JOIN product parent ON parent.id = p.parent_id AND parent.is_parent
    WHERE p.id > ${after} AND ${isListed} ORDER BY p.id LIMIT ${atOnce}`.execute(db);
}

/** Reads the words of all listed products and variants, and packs them. */
export async function loadWords(db: Kysely<Database>): Promise<WordColumns> {
  const builder = new WordIndexBuilder(wordRules);
  for (let after = 0; ; ) {
    const { rows } = await readRows(db, after);
    for (const row of rows)
      builder.add({
        id: row.id,
        listedId: row.listed_id,
        popularity: row.popularity,
        name: row.name,
        variantName: row.variant_name,
        names: row.names,
        facts: row.specifications.map(factText),
      });
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return builder.finish();
    after = last.id;
  }
}
