import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { isListed } from "../data/isListed.ts";
import { type FoundProducts, foundProducts, type FoundRow } from "./FoundProducts.ts";
import { searchWords, splitNegation } from "./searchWords.ts";

/** Listed products with exactly this article number or EAN, ignoring spaces. None for queries without a digit. */
export async function findByCode(db: Kysely<Database>, query: string): Promise<FoundProducts> {
  const code = splitNegation(searchWords(query)).wanted.join("");
  if (!/\d/.test(code)) return foundProducts([]);
  const { rows } = await sql<FoundRow>`
    SELECT coalesce(p.parent_id, p.id) AS id, array_agg(p.id ORDER BY p.id) AS hits, array_agg(0 ORDER BY p.id) AS ways
    FROM product p LEFT JOIN product parent ON parent.id = p.parent_id AND parent.is_parent
    WHERE (code_letters(p.article_number) = ${code} OR code_letters(p.gtin) = ${code}) AND ${isListed}
    GROUP BY 1 ORDER BY max(coalesce(parent.popularity, p.popularity)) DESC, 1`.execute(db);
  return foundProducts(rows);
}
