import { createHash } from "node:crypto";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { DrawnProduct } from "../withDrawing.ts";
import { toStoredDisclosure } from "./toStoredDisclosure.ts";
import { toStoredSpecifications } from "./toStoredSpecifications.ts";

const maxBatchItems = 400;
const maxBatchLength = 8_000_000;

/**
 * Creates the temporary tables of an import, dropped with its transaction. An item's data is read many times, column by
 * column, so it is stored uncompressed and inline.
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

/** Separates the names of a category path in one text. */
export const pathSeparator = " > ";

/** A hash of an item's data, to tell changed from unchanged. */
const contentHash = (data: string): string => createHash("sha1").update(data).digest("base64url");

/** Quote and delimiter of columns: characters that JSON escapes, so that little needs quoting. */
const [quote, delimiter] = ["\u0001", "\u0002"];
const copyItems = `COPY stage_item (n, external_id, group_id, hash, category_key, brand, data) FROM STDIN
  WITH (FORMAT csv, QUOTE '${quote}', DELIMITER '${delimiter}', NULL 'null')`;

const toColumn = (text: string | null): string =>
  text === null ? "null" : `${quote}${text.replaceAll(quote, quote + quote)}${quote}`;

/** One item as a line of the stage; derived data is computed here, where it is cheapest. */
function toLine(n: number, product: DrawnProduct): string {
  const json = JSON.stringify({ ...product, disclosure: toStoredDisclosure(product.disclosure) });
  const specifications = JSON.stringify(toStoredSpecifications(product.details));
  const columns = [
    String(n),
    toColumn(product.externalId),
    toColumn(product.groupId),
    contentHash(json),
    toColumn(product.categoryPath.join(pathSeparator)),
    toColumn(product.brand),
    toColumn(`${json.slice(0, -1)},"specifications":${specifications}}`),
  ];
  return `${columns.join(delimiter)}\n`;
}

/** Collects products and writes them to the stage in batches; `flush` writes the rest. */
export function createStageWriter(client: pg.ClientBase): {
  add(n: number, product: DrawnProduct): Promise<void>;
  flush(): Promise<void>;
} {
  let lines: string[] = [];
  let length = 0;
  let writing: Promise<unknown> = Promise.resolve();
  // The next items are read while the database writes these.
  const send = async (): Promise<void> => {
    await writing;
    if (lines.length === 0) return;
    const copy = client.query(copyFrom(copyItems));
    copy.end(lines.join(""));
    lines = [];
    length = 0;
    writing = finished(copy);
    // The next `send` or `flush` gets the error.
    writing.catch(() => undefined);
  };
  return {
    async add(n, product) {
      const line = toLine(n, product);
      lines.push(line);
      length += line.length;
      if (lines.length >= maxBatchItems || length >= maxBatchLength) await send();
    },
    async flush() {
      await send();
      await writing;
    },
  };
}

/** Keeps the first of several items with the same id; returns the ids of the others. */
export async function dropDuplicates(client: pg.ClientBase): Promise<readonly string[]> {
  await client.query("CREATE INDEX ON stage_item (external_id)");
  const { rows } = await client.query<{ external_id: string }>(`
    DELETE FROM stage_item WHERE n IN (
      SELECT n FROM (SELECT n, min(n) OVER (PARTITION BY external_id) AS first FROM stage_item) item WHERE n > first)
    RETURNING external_id`);
  await client.query("ANALYZE stage_item");
  return rows.map((row) => row.external_id);
}
