import { type RawBuilder, sql } from "kysely";

/** Whether a cart takes the product of a row, of which there may be variants. */
const isSold = (table: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column("removed_at")} IS NULL AND ${column("price_ore")} IS NOT NULL AND NOT ${column("price_hidden")}
    AND NOT ${column("buy_disabled")} AND ${column("stopped_at")} IS NULL AND ${column("stock")} > 0
    AND ${column("availability")} <> 'out_of_stock')`;
};

/** Whether the product of a table's row can be bought: itself, or a variant of it. */
export function canBeBought(table: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`CASE WHEN ${column("is_parent")}
    THEN ${column("removed_at")} IS NULL AND NOT ${column("buy_disabled")} AND EXISTS (SELECT FROM product variant
      WHERE variant.parent_id = ${column("id")} AND ${isSold("variant")})
    ELSE ${isSold(table)} END`;
}
