import { FeedError, type StockProblemCode } from "@torg/feed";
import type pg from "pg";
import { codeOfStore } from "../../stores/codeOfStore.ts";
import { maxStoredRemarks, type ProblemLog } from "../importReport.ts";
import { importTexts } from "../texts/importTexts.ts";

/** A row of a delivery whose store is known. */
interface StagedStock {
  readonly line: number;
  readonly storeId: number;
  readonly article: string;
  /** Null: the file names the article without a quantity. */
  readonly quantity: number | null;
}

/** Collects the rows of a delivery before they are checked. */
export interface StockStage {
  add(row: StagedStock): Promise<void>;
  /** Writes buffered rows. */
  flush(): Promise<void>;
}

const rowsAtOnce = 5000;

/** Creates the temporary table of a delivery, which is dropped with its transaction, and writes rows in batches. */
export async function createStockStage(client: pg.ClientBase): Promise<StockStage> {
  await client.query(`
    CREATE TEMPORARY TABLE stage_stock (
      line integer NOT NULL, store_id integer NOT NULL, article text NOT NULL, quantity integer
    ) ON COMMIT DROP`);
  let rows: StagedStock[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const batch = JSON.stringify(rows);
    rows = [];
    await client.query(
      `INSERT INTO stage_stock SELECT line, "storeId", article, quantity FROM jsonb_to_recordset($1::jsonb)
         AS r (line integer, "storeId" integer, article text, quantity integer)`,
      [batch],
    );
  };
  return {
    async add(row) {
      rows.push(row);
      if (rows.length >= rowsAtOnce) await flush();
    },
    flush,
  };
}

interface Refused {
  readonly count: number;
  readonly items: readonly string[] | null;
}

/** Counts rows, and names the first ones. */
const countRows = (rows: string): string => `
  SELECT count(*)::int AS count,
    (array_agg($1 || ' ' || r.line || ': ' || ${codeOfStore} || ' ' || r.article ORDER BY r.line))[1:$2::int] AS items
  FROM ${rows} r JOIN store s ON s.id = r.store_id`;

const doubled = `
  WITH counted AS (SELECT line, row_number() OVER (PARTITION BY store_id, article ORDER BY line) AS n FROM stage_stock),
  gone AS (DELETE FROM stage_stock s USING counted c WHERE c.line = s.line AND c.n > 1 RETURNING s.*)
  ${countRows("gone")}`;

const ofArticles = (condition: string): string =>
  countRows(`(SELECT s.* FROM stage_stock s JOIN stage_article a USING (article) WHERE a.products ${condition})`);

/**
 * Resolves the articles of the stage to products, into the table `resolved_stock`: the quantity per store and product,
 * null where unknown. Records rows with unknown articles, and returns the number of rows left out.
 */
export async function resolveStock(client: pg.ClientBase, log: ProblemLog<StockProblemCode>): Promise<number> {
  const note = async (query: string, code: StockProblemCode): Promise<number> => {
    const { rows } = await client.query<Refused>(query, [importTexts.line, maxStoredRemarks]);
    const { count, items } = rows[0] ?? { count: 0, items: null };
    log.addMany(items ?? [], code, count);
    return count;
  };
  await client.query("ANALYZE stage_stock");
  const twice = await note(doubled, "row-duplicate");
  await client.query(`
    CREATE TEMPORARY TABLE stage_article ON COMMIT DROP AS
    SELECT a.article, count(p.id)::int AS products, min(p.id) AS product_id
    FROM (SELECT DISTINCT article FROM stage_stock) a
    LEFT JOIN product p ON p.external_id = a.article AND p.removed_at IS NULL AND NOT p.is_parent GROUP BY 1`);
  await client.query("ANALYZE stage_article");
  const unknown = await note(ofArticles("= 0"), "article-unknown");
  const ambiguous = await note(ofArticles("> 1"), "article-ambiguous");
  const { rowCount } = await client.query(`
    CREATE TEMPORARY TABLE resolved_stock ON COMMIT DROP AS
    SELECT s.store_id, a.product_id, s.quantity FROM stage_stock s JOIN stage_article a USING (article)
    WHERE a.products = 1`);
  if ((rowCount ?? 0) === 0) throw new FeedError({ code: "no-stock" });
  await client.query("CREATE UNIQUE INDEX ON resolved_stock (product_id, store_id)");
  await client.query("ANALYZE resolved_stock");
  return twice + unknown + ambiguous;
}

/** A mark that changes whenever a delivery's known stock does. */
export async function markOfStock(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ readonly mark: string }>(
    `SELECT count(*) || '-' || sum(hashtextextended(concat_ws('|', store_id, product_id, coalesce(quantity, -1)), 0)::numeric)
       AS mark FROM resolved_stock`,
  );
  return rows[0]?.mark ?? "";
}
