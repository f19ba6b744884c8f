import type pg from "pg";
import * as z from "zod/mini";

const figuresSchema = z.object({
  orders: z.int(),
  /** Seconds since 1970. */
  lastOrder: z.nullable(z.number()),
  jobs: z.array(
    z.object({
      name: z.string(),
      due: z.int(),
      later: z.int(),
      active: z.int(),
      failed: z.int(),
      oldestSeconds: z.number(),
    }),
  ),
  imports: z.array(z.object({ store: z.string(), state: z.string(), at: z.number() })),
});

/** Figures about the shop from the database. */
export type DatabaseFigures = Readonly<z.output<typeof figuresSchema>>;

const statement = `
  WITH due AS (
    SELECT name, state::text AS state, state::text IN ('created', 'retry') AS waits, start_after FROM job.job
    WHERE state::text NOT IN ('completed', 'cancelled')
  ), jobs AS (
    SELECT name,
      count(*) FILTER (WHERE waits AND start_after <= now()) AS due,
      count(*) FILTER (WHERE waits AND start_after > now()) AS later,
      count(*) FILTER (WHERE state = 'active') AS active,
      count(*) FILTER (WHERE state = 'failed') AS failed,
      coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE waits AND start_after <= now())), 0)::float8
        AS "oldestSeconds"
    FROM due GROUP BY name
  ), imports AS (
    SELECT coalesce(s.name, nullif(r.kind, 'products'), '') AS store, r.state, extract(epoch FROM max(r.finished_at))::float8 AS at
    FROM import_run r LEFT JOIN source s ON s.id = r.source_id
    WHERE r.finished_at IS NOT NULL GROUP BY 1, 2
  )
  SELECT (SELECT count(*) FROM "order") AS orders,
    (SELECT extract(epoch FROM created_at)::float8 FROM "order" ORDER BY id DESC LIMIT 1) AS "lastOrder",
    (SELECT coalesce(json_agg(jobs), '[]') FROM jobs) AS jobs,
    (SELECT coalesce(json_agg(imports), '[]') FROM imports) AS imports`;

/** Reads everything in one query; rejects when the database does not respond. */
export async function readDatabaseFigures(pool: Pick<pg.Pool, "query">): Promise<DatabaseFigures> {
  return figuresSchema.parse((await pool.query(statement)).rows[0]);
}
