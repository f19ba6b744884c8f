import { type RawBuilder, sql } from "kysely";

/** The rank of products available now. */
export const inStock = 1;
/** The rank of products that cannot be bought. */
export const soldOut = 4;

/** Rank of the availability of a table's row: 1 now, 2 preorder, 3 backorder, `soldOut` not for sale. */
export function availabilityRank(table: string): RawBuilder<number> {
  const [availability, stock] = [sql.ref(`${table}.availability`), sql.ref(`${table}.stock`)];
  return sql<number>`CASE WHEN ${sql.ref(`${table}.stopped_at`)} IS NOT NULL OR ${stock} <= 0 THEN ${sql.lit(soldOut)}
    WHEN ${availability} = 'in_stock' THEN ${sql.lit(inStock)}
    WHEN ${availability} = 'preorder' THEN 2 WHEN ${availability} = 'backorder' THEN 3 ELSE ${sql.lit(soldOut)} END`;
}
