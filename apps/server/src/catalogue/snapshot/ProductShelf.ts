import { type Kysely, sql } from "kysely";
import { deserialize, serialize } from "node:v8";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import * as z from "zod/mini";
import type { Database } from "../../database/Database.ts";
import { findProductContents, findProducts, type ProductContent, type ProductRow } from "../products/productRow.ts";
import { type FoundProducts, foundProducts } from "../search/FoundProducts.ts";
import { fold, nameWords } from "../search/nameMatch.ts";
import { searchWords } from "../search/searchWords.ts";

/** A product as it was when the catalogue was last read. */
export interface KeptProduct {
  readonly row: ProductRow;
  readonly content: ProductContent | null;
}

interface Name {
  readonly id: number;
  /** The product in listings that it belongs to. */
  readonly listedId: number;
  readonly letters: string;
}

interface Kept {
  readonly packed: ReadonlyMap<number, Buffer>;
  readonly variants: ReadonlyMap<number, readonly number[]>;
  /** The most popular first. */
  readonly names: readonly Name[];
}

const atOnce = 200;
/** Bytes that the products of one process may take; the least popular are left out where it is not enough. */
const most = 64 * 1024 * 1024;
const mostFound = 500;

/**
 * Every product as listings and its own page show it, packed, for the time when the database is away. It is as old as
 * the last reading of the catalogue.
 */
export class ProductShelf {
  #kept: Kept | null = null;
  #since = Date.now();
  #filling: Promise<void> = Promise.resolve();

  /** Reads all products anew, one reading after another; what was kept stays until the end. */
  fill(db: Kysely<Database>): Promise<void> {
    this.#filling = this.#filling
      .catch(() => undefined)
      .then(async () => {
        const since = Date.now();
        this.#kept = await readAll(db);
        this.#since = since;
      });
    return this.#filling;
  }

  /** Seconds since the products were read. */
  age(): number {
    return Math.floor((Date.now() - this.#since) / 1000);
  }

  /** Products in the order of the ids, those that are unknown left out; null before the first filling. */
  rows(ids: readonly number[]): readonly ProductRow[] | null {
    if (this.#kept === null) return null;
    return ids.flatMap((id) => this.product(id)?.row ?? []);
  }

  /** One product with the contents of its page, or null. */
  product(id: number): KeptProduct | null {
    const packed = this.#kept?.packed.get(id);
    return packed === undefined ? null : unpack(packed);
  }

  /** The variants of a parent, in the order of their ids. */
  variants(parentId: number): readonly KeptProduct[] {
    return (this.#kept?.variants.get(parentId) ?? []).flatMap((id) => this.product(id) ?? []);
  }

  /** Products whose name holds all the words, the most popular first; null before the first filling. */
  search(query: string): FoundProducts | null {
    if (this.#kept === null) return null;
    const words = searchWords(query).map(fold);
    if (words.length === 0) return foundProducts([]);
    const hits = new Map<number, number[]>();
    for (const { id, listedId, letters } of this.#kept.names) {
      if (hits.size === mostFound) break;
      if (words.every((word) => letters.includes(word))) hits.set(listedId, [...(hits.get(listedId) ?? []), id]);
    }
    return foundProducts([...hits].map(([id, found]) => ({ id, hits: found, ways: found.map(() => 0) })));
  }
}

const pack = (product: KeptProduct): Buffer => deflateRawSync(serialize(product), { level: 1 });
/** What was packed here is what comes out. */
const keptSchema = z.custom<KeptProduct>();
const unpack = (packed: Buffer): KeptProduct => keptSchema.parse(deserialize(inflateRawSync(packed)));

async function readAll(db: Kysely<Database>): Promise<Kept> {
  const { rows: listed } = await sql<{ readonly id: number }>`
    SELECT p.id FROM product p LEFT JOIN product parent ON parent.id = p.parent_id
    WHERE p.removed_at IS NULL AND parent.removed_at IS NULL AND coalesce(parent.listed, p.listed)
    ORDER BY coalesce(parent.popularity, p.popularity) DESC, p.id`.execute(db);
  const packed = new Map<number, Buffer>();
  const variants = new Map<number, number[]>();
  const names: Name[] = [];
  let bytes = 0;
  for (let from = 0; from < listed.length && bytes < most; from += atOnce) {
    const ids = listed.slice(from, from + atOnce).map(({ id }) => id);
    const contents = new Map((await findProductContents(db, ids)).map((content) => [content.id, content]));
    for (const row of await findProducts(db, ids)) {
      const product = pack({ row, content: contents.get(row.id) ?? null });
      bytes += product.length;
      packed.set(row.id, product);
      names.push({ id: row.id, listedId: row.parent_id ?? row.id, letters: lettersOf(row) });
      if (row.parent_id !== null)
        variants.set(
          row.parent_id,
          [...(variants.get(row.parent_id) ?? []), row.id].toSorted((one, other) => one - other),
        );
    }
  }
  return { packed, variants, names };
}

function lettersOf({ name, parent_name: parent, brand_name: brand }: ProductRow): string {
  return fold(nameWords([name, parent ?? "", brand ?? ""].join(" ")).join(" "));
}
