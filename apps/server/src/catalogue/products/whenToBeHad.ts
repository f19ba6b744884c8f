import { type RawBuilder, sql } from "kysely";

/** The number of what can be had now. */
export const inStock = 1;
/** The number from which on a product cannot be bought. */
export const soldOut = 4;

/** When the product of a table's row can be had: 1 now, 2 before it is out, 3 when it is back, `soldOut` not at all. */
export function whenToBeHad(table: string): RawBuilder<number> {
  const [availability, stock] = [sql.ref(`${table}.availability`), sql.ref(`${table}.stock`)];
  return sql<number>`CASE WHEN ${sql.ref(`${table}.stopped_at`)} IS NOT NULL OR ${stock} <= 0 THEN ${sql.lit(soldOut)}
    WHEN ${availability} = 'in_stock' THEN ${sql.lit(inStock)}
    WHEN ${availability} = 'preorder' THEN 2 WHEN ${availability} = 'backorder' THEN 3 ELSE ${sql.lit(soldOut)} END`;
}
