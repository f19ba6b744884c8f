import type { FacetRecord, FacetSchema } from "../facetRecord.ts";
import { buildLookup } from "./buildLookup.ts";
import { buildOrders } from "./buildOrders.ts";
import { buildPostings } from "./buildPostings.ts";
import { buildRows, orderByCategory, orderByPopularity } from "./buildRows.ts";
import { buildScopes } from "./buildScopes.ts";
import type { Catalogue } from "./catalogue.ts";
import { readRecords } from "./readRecords.ts";

/** Turns records into the columns that queries read. */
export function buildCatalogue(records: Iterable<FacetRecord>, schema: FacetSchema): Catalogue {
  const read = readRecords(records, schema);
  const finished = read.book.finish();
  const byPopularity = orderByPopularity(read);
  const recordOf = orderByCategory(read, byPopularity, finished);
  const rows = buildRows(read, recordOf, finished);
  const lookup = buildLookup(rows.ids);
  const orders = buildOrders({ read, rows, recordOf, byPopularity });
  const postings = buildPostings(rows);
  const scopes = buildScopes(rows);
  const { ids, prices, highPrices, starts, commonEnds, cells, variants } = rows;
  const arrays = [ids, prices, starts, cells, postings.postings, postings.postingStarts];
  if (variants.count > 0) arrays.push(highPrices, variants.starts, variants.ids, variants.prices, variants.masks);
  arrays.push(variants.cellStarts, variants.cells);
  if (commonEnds.buffer !== starts.buffer) arrays.push(commonEnds);
  arrays.push(...Object.values(orders).flatMap((order) => [order.rows, order.ranks]));
  for (const scope of [scopes.everything, ...scopes.scopes.values()]) arrays.push(scope.codes, scope.counts);
  const byteLength = arrays.reduce((sum, array) => sum + array.byteLength, lookup.byteLength);
  return { rows, orders, lookup, byteLength, ...postings, ...scopes };
}
