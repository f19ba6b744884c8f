import { createFacetIndex, type FacetCount } from "@torg/facets";
import type { BenchEngine } from "../engine.ts";

function sum(rows: readonly FacetCount[]): number {
  return rows.reduce((total, row) => total + row.count, 0);
}

/** An index of this package, or of another version of it, without its result cache. */
export function torgEngine(name: string, create: typeof createFacetIndex): BenchEngine {
  return {
    name,
    largest: Number.POSITIVE_INFINITY,
    load({ records, schema }) {
      const index = create(records, schema, { cachedResults: 0 });
      return {
        query(selection) {
          const { total, ids, groups, dimensions } = index.query(selection);
          const countSum = groups.reduce(
            (all, { rows }) => all + sum(rows),
            sum(dimensions.brand) + sum(dimensions.color),
          );
          return { total, ids, countSum };
        },
      };
    },
  };
}

/** This package. */
export const torg = torgEngine("@torg/facets", createFacetIndex);
