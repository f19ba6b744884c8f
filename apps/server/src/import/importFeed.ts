import {
  createSpecificationStatistics,
  FeedError,
  feedTexts,
  readFeed,
  toProduct,
  type FeedProduct,
  type ItemProblemCode,
  type ProductRules,
  type SpecificationGroup,
} from "@torg/feed";
import type pg from "pg";
import { giveVatRates } from "../settings/giveVatRates.ts";
import { ProblemLog, type ImportReport } from "./importReport.ts";
import { feedPicturePath } from "./feedPicturePath.ts";
import { openLocation } from "./openLocation.ts";
import { runImport } from "./runImport.ts";
import { watched } from "./watched.ts";
import { stageGroups } from "./writing/stageGroups.ts";
import { createStage, createStageWriter, dropDuplicates, pathSeparator } from "./writing/stageItems.ts";
import { withDrawing } from "./withDrawing.ts";
import { writeBrands, writeCategories } from "./writing/writeCategories.ts";
import { writeFilters } from "./writing/writeFilters.ts";
import { writeOldGoodsPickup } from "./writing/writeOldGoodsPickup.ts";
import { writeProducts, type ProductCounts } from "./writing/writeProducts.ts";
import { writeColours, writeSpecifications } from "./writing/writeSpecifications.ts";

/** The progress of an import. */
export interface ImportProgress {
  readonly phase: "reading" | "writing";
  /** Items so far. */
  readonly items: number;
  /** Share of the delivery read so far, 0-1; null when its size is unknown. */
  readonly share: number | null;
}

/** The source of a feed that names none. */
export const defaultSource = "default";

/** What to import, and how. */
export interface ImportOptions {
  readonly pool: pg.Pool;
  /** A file or an http(s) address. */
  readonly location: string;
  /** Who delivers the feed; its earlier delivery is replaced. Default: `defaultSource`. */
  readonly source?: string | undefined;
  /** Rolls everything back at the end. */
  readonly dryRun?: boolean | undefined;
  /** The largest share of the source's products that may disappear, 0-1; default 0.5. */
  readonly maxRemoved?: number | undefined;
  readonly allowPrivateAddresses?: boolean | undefined;
  readonly findImage?: ProductRules["findImage"];
  readonly now?: Date | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

interface Reading {
  readonly read: number;
  readonly rejected: number;
  readonly groups: readonly SpecificationGroup[];
}

const itemsPerProgress = 250;
const lockSpace = 7_265_002;

function valuesByName(
  product: FeedProduct,
): Map<string, { text: string; measure: FeedProduct["details"][number]["measure"] }[]> {
  const values = new Map<string, { text: string; measure: FeedProduct["details"][number]["measure"] }[]>();
  for (const { name, text, measure } of product.details) {
    const own = values.get(name) ?? [];
    values.set(name, own);
    own.push({ text, measure });
  }
  return values;
}

async function readIntoStage(
  client: pg.ClientBase,
  options: ImportOptions,
  log: ProblemLog<ItemProblemCode>,
): Promise<Reading> {
  const { bytes, size } = await openLocation(options.location, options);
  const rules: ProductRules = {
    now: options.now ?? new Date(),
    picturePath: feedPicturePath,
    findImage: options.findImage,
  };
  const statistics = createSpecificationStatistics();
  const stage = createStageWriter(client);
  let read = 0;
  let rejected = 0;
  let seen = 0;
  for await (const item of readFeed(watched(bytes, ({ length }) => (seen += length)))) {
    read += 1;
    const { product, problems } = toProduct(item, rules);
    if (product === null) {
      rejected += 1;
      for (const code of problems) {
        log.add(item.id.trim() || `#${item.number}`, code);
      }
    } else {
      log.warn(product.externalId, problems);
      statistics.add(product.categoryPath.join(pathSeparator), valuesByName(product));
      await stage.add(item.number, withDrawing(product));
    }
    if (read % itemsPerProgress === 0) {
      options.onProgress?.({ phase: "reading", items: read, share: size === null ? null : Math.min(1, seen / size) });
    }
  }
  await stage.flush();
  if (read - rejected === 0) throw new FeedError({ code: "no-items" });
  return { read, rejected, groups: statistics.groups() };
}

async function sourceIdOf(client: pg.ClientBase, name: string): Promise<number> {
  await client.query("INSERT INTO source (name) VALUES ($1) ON CONFLICT (name) DO NOTHING", [name]);
  const { rows } = await client.query<{ id: number }>("SELECT id FROM source WHERE name = $1", [name]);
  const [row] = rows;
  if (row === undefined) throw new Error("The database answered no row for a source that was inserted.");
  await client.query("SELECT pg_advisory_xact_lock($1, $2)", [lockSpace, row.id]);
  return row.id;
}

async function guard(client: pg.ClientBase, sourceId: number, maxRemoved: number): Promise<void> {
  const { rows } = await client.query<{ active: number; gone: number }>(
    `SELECT count(*)::int AS active, count(*) FILTER (WHERE NOT EXISTS (
       SELECT FROM stage_item s WHERE s.external_id = p.external_id))::int AS gone
     FROM product p WHERE source_id = $1 AND removed_at IS NULL AND NOT is_parent`,
    [sourceId],
  );
  const { active, gone } = rows[0] ?? { active: 0, gone: 0 };
  if (active > 0 && gone > maxRemoved * active) {
    throw new FeedError({ code: "too-many-removed", detail: `${gone} / ${active}` });
  }
}

async function applyFeed(client: pg.PoolClient, options: ImportOptions): Promise<ImportReport> {
  const log = new ProblemLog(feedTexts.itemProblems);
  await createStage(client);
  const reading = await readIntoStage(client, options, log);
  options.onProgress?.({ phase: "writing", items: reading.read, share: 1 });
  for (const id of await dropDuplicates(client)) {
    log.warn(id, ["id-duplicate"]);
  }
  const sourceId = await sourceIdOf(client, options.source ?? defaultSource);
  await guard(client, sourceId, options.maxRemoved ?? 0.5);
  await stageGroups(client, (item, code) => log.warn(item, [code]));
  await writeCategories(client);
  await writeBrands(client);
  const counts: ProductCounts = await writeProducts(client, sourceId);
  await writeSpecifications(client, reading.groups);
  await writeColours(client);
  await writeFilters(client, sourceId);
  await writeOldGoodsPickup(client, sourceId);
  await client.query(giveVatRates);
  return {
    read: reading.read,
    ...counts,
    warned: log.warned,
    rejected: reading.rejected,
    reasons: log.reasons,
    problems: log.problems,
  };
}

/**
 * Imports a product feed as the whole catalogue of its source, in one transaction: if anything fails, the old catalogue
 * stays. Rejects with FeedError when the delivery is refused. Notifies running servers of changes.
 */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  return runImport({
    ...options,
    kind: "products",
    source: options.source ?? defaultSource,
    changed: "product, product_filter, spec_value",
    apply: (client) => applyFeed(client, options),
  });
}
