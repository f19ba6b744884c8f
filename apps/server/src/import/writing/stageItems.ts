import type pg from "pg";
import { createHash } from "node:crypto";
import type { DrawnProduct } from "../withDrawing.ts";
import { toStoredDisclosure } from "./toStoredDisclosure.ts";

const maxBatchItems = 400;
const maxBatchLength = 8_000_000;

/**
 * Makes the temporary tables of an import; they vanish with its transaction. What an item says is read many times, column
 * by column, so that it lies there as it is: neither packed nor elsewhere.
 */
export async function createStage(client: pg.ClientBase): Promise<void> {
  await client.query(`
    SET LOCAL work_mem = '64MB';
    CREATE TEMPORARY TABLE stage_item (
      n integer NOT NULL, external_id text NOT NULL, group_id text, is_parent boolean NOT NULL DEFAULT false,
      hash text NOT NULL, category_key text NOT NULL, brand text, data jsonb NOT NULL
    ) ON COMMIT DROP;
    CREATE TEMPORARY TABLE stage_member (external_id text NOT NULL, parent text NOT NULL) ON COMMIT DROP;
    CREATE TEMPORARY TABLE stage_variant (
      external_id text NOT NULL, level integer NOT NULL, label text NOT NULL, value text NOT NULL
    ) ON COMMIT DROP;
    ALTER TABLE stage_item ALTER COLUMN data SET STORAGE EXTERNAL, SET (toast_tuple_target = 8160)`);
}

/** What separates the names of a category path where a path must be one text. */
export const pathSeparator = " > ";

/** A short mark of everything that an item says, to tell changed from unchanged. */
const contentHash = (data: string): string => createHash("sha1").update(data).digest("base64url");

/** Collects products and writes them into the stage in batches; `flush` writes the rest. */
export function createStageWriter(client: pg.ClientBase): {
  add(n: number, product: DrawnProduct): Promise<void>;
  flush(): Promise<void>;
} {
  let rows: string[] = [];
  let length = 0;
  let writing: Promise<unknown> = Promise.resolve();
  // The next items are read while the database writes these.
  const send = async (): Promise<void> => {
    await writing;
    if (rows.length === 0) return;
    const batch = `[${rows.join(",")}]`;
    rows = [];
    length = 0;
    writing = client.query(
      `INSERT INTO stage_item (n, external_id, group_id, hash, category_key, brand, data)
       SELECT * FROM jsonb_to_recordset($1::jsonb)
         AS r(n integer, external_id text, group_id text, hash text, category_key text, brand text, data jsonb)`,
      [batch],
    );
    // Whoever sends next, or flushes, hears of it.
    writing.catch(() => undefined);
  };
  return {
    async add(n, product) {
      const data = { ...product, disclosure: toStoredDisclosure(product.disclosure) };
      const row = JSON.stringify({
        n,
        external_id: product.externalId,
        group_id: product.groupId,
        hash: contentHash(JSON.stringify(data)),
        category_key: product.categoryPath.join(pathSeparator),
        brand: product.brand,
        data,
      });
      rows.push(row);
      length += row.length;
      if (rows.length >= maxBatchItems || length >= maxBatchLength) await send();
    },
    async flush() {
      await send();
      await writing;
    },
  };
}

/** Keeps the first of several items with one id; answers the ids of the others. */
export async function dropDuplicates(client: pg.ClientBase): Promise<readonly string[]> {
  await client.query("CREATE INDEX ON stage_item (external_id)");
  const { rows } = await client.query<{ external_id: string }>(`
    DELETE FROM stage_item s USING stage_item earlier
    WHERE earlier.external_id = s.external_id AND earlier.n < s.n RETURNING s.external_id`);
  await client.query("ANALYZE stage_item");
  return rows.map((row) => row.external_id);
}
