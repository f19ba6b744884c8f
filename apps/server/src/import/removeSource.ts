import type pg from "pg";
import { catalogueChannel } from "../database/listen.ts";
import { createStage } from "./writing/stageItems.ts";
import { removeMissingProducts } from "./writing/writeProducts.ts";

/** The source has never delivered anything; the message names those that have. */
export class UnknownSourceError extends Error {
  constructor(source: string, sources: readonly string[]) {
    super(
      `No source ${source} has delivered anything. ${sources.length === 0 ? "None has." : `Those that have: ${sources.join(", ")}.`}`,
    );
  }
}

/**
 * Takes all products of a source off sale, like a delivery without any; returns their number. Rejects with
 * UnknownSourceError.
 */
export async function removeSource(pool: pg.Pool, wanted: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<{ id: number; name: string }>("SELECT id, name FROM source ORDER BY name");
    const source = rows.find(({ name }) => name === wanted);
    if (source === undefined)
      throw new UnknownSourceError(
        wanted,
        rows.map(({ name }) => name),
      );
    await createStage(client);
    const removed = await removeMissingProducts(client, source.id);
    await client.query(`NOTIFY ${catalogueChannel}`);
    await client.query("COMMIT");
    client.release();
    return removed;
  } catch (error) {
    // A connection in an unknown state must not be reused.
    client.release(true);
    throw error;
  }
}
