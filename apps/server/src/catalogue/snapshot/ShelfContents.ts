import { type Kysely, sql } from "kysely";
import { deserialize, serialize } from "node:v8";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import * as z from "zod/mini";
import type { Database } from "../../database/Database.ts";
import { findProductContents, findProducts, type ProductContent, type ProductRow } from "../products/productRow.ts";

/** A product as of the last reading of the catalogue. */
export interface ShelfProduct {
  readonly row: ProductRow;
  readonly content: ProductContent | null;
}

/** The variants of each parent, by id. */
export type VariantsOfParents = ReadonlyMap<number, readonly number[]>;

/** Every product, packed. */
export interface ShelfContents {
  readonly packed: (id: number) => Uint8Array | null;
  readonly variants: () => VariantsOfParents;
  /** When they were read, in milliseconds since 1970. */
  readonly since: number;
  readonly close: () => void;
}

/** The products as read from the database. */
export interface ReadShelf extends ShelfContents {
  readonly products: ReadonlyMap<number, Uint8Array>;
}

const atOnce = 200;
/** Most bytes of packed products; the least popular are left out beyond that. */
const maxBytes = 64 * 1024 * 1024;

const pack = (product: ShelfProduct): Buffer => deflateRawSync(serialize(product), { level: 1 });
/** Only unpacks what this code has packed, so it is not validated. */
const productSchema = z.custom<ShelfProduct>();

/** Unpacks a product. */
export const unpackProduct = (packed: Uint8Array): ShelfProduct =>
  productSchema.parse(deserialize(inflateRawSync(packed)));

/** Reads all products. */
export async function readShelf(db: Kysely<Database>): Promise<ReadShelf> {
  const since = Date.now();
  const { rows: listed } = await sql<{ readonly id: number }>`
    SELECT p.id FROM product p LEFT JOIN product parent ON parent.id = p.parent_id
    WHERE p.removed_at IS NULL AND parent.removed_at IS NULL AND coalesce(parent.listed, p.listed)
    ORDER BY coalesce(parent.popularity, p.popularity) DESC, p.id`.execute(db);
  const products = new Map<number, Uint8Array>();
  const variants = new Map<number, number[]>();
  let bytes = 0;
  for (let from = 0; from < listed.length && bytes < maxBytes; from += atOnce) {
    const ids = listed.slice(from, from + atOnce).map(({ id }) => id);
    const contents = new Map((await findProductContents(db, ids)).map((content) => [content.id, content]));
    for (const row of await findProducts(db, ids)) {
      const product = pack({ row, content: contents.get(row.id) ?? null });
      bytes += product.length;
      products.set(row.id, product);
      if (row.parent_id !== null)
        variants.set(
          row.parent_id,
          [...(variants.get(row.parent_id) ?? []), row.id].toSorted((one, other) => one - other),
        );
    }
  }
  return {
    products,
    packed: (id) => products.get(id) ?? null,
    variants: () => variants,
    since,
    close: () => undefined,
  };
}
