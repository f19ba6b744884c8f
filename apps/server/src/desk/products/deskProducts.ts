import { typedWords } from "../typedWords.ts";
import type { DeskProduct, DeskProductRow, ProductStop, RecallEmails } from "@torg/desk/domain/products";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { productUrl } from "../../catalogue/products/productView.ts";
import type { Database } from "../../database/Database.ts";
import { readStockOfStores } from "./productStock.ts";
import { mayHaveIt } from "../../recalls/mayHaveIt.ts";
import { waitingPieces } from "../../stock/waitingPieces.ts";
import { escapeLike } from "../../database/escapeLike.ts";

/** Most products found by a search. */
const maxProducts = 50;

interface StoredProduct extends DeskProductRow {
  readonly priorOre: number | null;
  readonly comparedOre: number | null;
  readonly lowestOre: number | null;
  readonly feedOre: number | null;
  readonly vatPercent: number;
  readonly stoppedAt: Date | null;
  readonly stopId: string | null;
  readonly by: string | null;
  readonly reason: string | null;
  readonly numbers: string | null;
  readonly hazard: string | null;
  readonly advice: string | null;
}

/** Products `p` that are sold themselves; a stopped one is included even if its feed has removed it. */
const isOwn = sql<boolean>`NOT p.is_parent AND (p.removed_at IS NULL OR p.stopped_at IS NOT NULL)`;

async function readProducts(db: Kysely<Database>, condition: RawBuilder<boolean>): Promise<readonly StoredProduct[]> {
  const { rows } = await sql<StoredProduct>`
    SELECT p.id, p.name, coalesce(p.article_number, p.external_id) AS article, p.stock,
      CASE WHEN NOT p.price_hidden THEN p.price_ore END AS "priceOre", p.prior_price_ore AS "priorOre",
      p.lowest_prior_price_ore AS "comparedOre", lowest_price_before(p.id, now()) AS "lowestOre",
      CASE WHEN p.told_price_ore <> p.price_ore THEN p.told_price_ore END AS "feedOre", p.vat_percent AS "vatPercent",
      p.stopped_at IS NOT NULL AS "isStopped", coalesce(s.is_recall, false) AS "isRecalled",
      s.started_at AS "stoppedAt", s.id AS "stopId", o.name AS by, s.reason, s.numbers, s.hazard, s.advice
    FROM product p LEFT JOIN product_stop s ON s.product_id = p.id AND s.ended_at IS NULL
    LEFT JOIN operator o ON o.id = s.started_by
    WHERE ${isOwn} AND ${condition} ORDER BY p.stopped_at DESC NULLS LAST, p.name, p.id LIMIT ${maxProducts}`.execute(
    db,
  );
  return rows;
}

/** Whether a word is in a product's name or search words, or begins one of its numbers. */
function hasWord(word: string): RawBuilder<boolean> {
  const escaped = escapeLike(word);
  const [within, first] = [`%${escaped}%`, `${escaped}%`];
  return sql`(fold(p.search_words) LIKE fold(${within}) OR fold(p.name) LIKE fold(${within})
    OR p.external_id ILIKE ${first} OR p.article_number ILIKE ${first} OR p.gtin LIKE ${first})`;
}

function rowOf({ id, name, article, stock, priceOre, isStopped, isRecalled }: StoredProduct): DeskProductRow {
  return { id, name, article, stock, priceOre, isStopped, isRecalled };
}

/** Finds products by words; without any, the stopped ones. */
export async function findDeskProducts(db: Kysely<Database>, search: string): Promise<readonly DeskProductRow[]> {
  const words = typedWords(search);
  const condition =
    words.length === 0 ? sql<boolean>`p.stopped_at IS NOT NULL` : sql.join(words.map(hasWord), sql` AND `);
  return (await readProducts(db, sql<boolean>`${condition}`)).map(rowOf);
}

type StopNotification = Pick<ProductStop, "recall" | "letters">;

function stopOf({ stopId, stoppedAt, by, reason }: StoredProduct, notification: StopNotification): ProductStop | null {
  if (stoppedAt === null) return null;
  return { id: Number(stopId), reason: reason ?? "", ...notification, at: stoppedAt.toISOString(), by: by ?? "" };
}

/** Counts the mails about a product's current recall, without those that nobody can receive any more. */
async function countEmails(db: Kysely<Database>, id: number): Promise<RecallEmails> {
  const { rows } = await sql<RecallEmails>`
    SELECT count(*) FILTER (WHERE is_told)::integer AS told, count(*) FILTER (WHERE is_wanted AND is_failed)::integer AS failed,
      count(*) FILTER (WHERE is_wanted AND NOT is_failed)::integer AS "left"
    FROM (SELECT t.mailed_at IS NOT NULL AS is_told, t.mailed_at IS NULL AND ${mayHaveIt} AS is_wanted,
        EXISTS (SELECT FROM given_up_job g
          WHERE g.name = 'recall-mail' AND g.subject_id = t.id AND g.ended_at IS NULL) AS is_failed
      FROM recall_letter t JOIN product_stop s ON s.id = t.stop_id JOIN "order" o ON o.id = t.order_id
      WHERE s.product_id = ${id} AND s.ended_at IS NULL) letter`.execute(db);
  return rows[0] ?? { told: 0, left: 0, failed: 0 };
}

/** Pieces of a product sold from the parcel stock that have not been shipped yet. */
async function countWaiting(db: Kysely<Database>, id: number): Promise<number> {
  const { rows } = await sql<{ readonly pieces: number }>`
    SELECT coalesce(sum(w.pieces), 0)::integer AS pieces FROM ${sql.raw(waitingPieces)} w
    WHERE w.product_id = ${id} AND w.store_id IS NULL`.execute(db);
  return rows[0]?.pieces ?? 0;
}

/** Reads a product; null when there is none. */
export async function loadDeskProduct(db: Kysely<Database>, id: number): Promise<DeskProduct | null> {
  const [found] = await readProducts(db, sql<boolean>`p.id = ${id}`);
  if (found === undefined) return null;
  const { priceOre, priorOre, comparedOre, lowestOre, feedOre, vatPercent, numbers, hazard, advice } = found;
  const recall = found.isRecalled ? { numbers: numbers ?? "", hazard: hazard ?? "", advice: advice ?? "" } : null;
  return {
    ...rowOf(found),
    url: productUrl(id),
    prices: { priceOre, priorOre, comparedOre, lowestOre },
    feedOre,
    vatPercent,
    waiting: await countWaiting(db, id),
    stores: (await readStockOfStores(db, id)).map(({ id: storeId, name, stock, waiting }) => ({
      id: storeId,
      name,
      stock,
      waiting,
    })),
    stop: stopOf(found, { recall, letters: recall === null ? null : await countEmails(db, id) }),
  };
}
