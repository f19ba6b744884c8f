import { createFacetIndex, type FacetCount } from "@torg/facets";
import type { BenchEngine } from "../engine.ts";

function sum(rows: readonly FacetCount[]): number {
  return rows.reduce((total, row) => total + row.count, 0);
}

/** This package, without its cache of results. */
export const torg: BenchEngine = {
  name: "@torg/facets",
  largest: Number.POSITIVE_INFINITY,
  load({ records, schema }) {
    const index = createFacetIndex(records, schema, { cachedResults: 0 });
    return {
      query(selection) {
        const { total, ids, groups, brands, colors } = index.query(selection);
        const countSum = groups.reduce((all, { rows }) => all + sum(rows), sum(brands) + sum(colors));
        return { total, ids, countSum };
      },
    };
  },
};
