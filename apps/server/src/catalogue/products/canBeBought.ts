import { type RawBuilder, sql } from "kysely";

const columnOf = (table: string) => (name: string) => sql.ref(`${table}.${name}`);

/** Whether the product of a table's row is for sale, in stock or not: it has a visible price. */
export function isForSale(table: string): RawBuilder<boolean> {
  const column = columnOf(table);
  return sql<boolean>`(${column("removed_at")} IS NULL AND ${column("price_ore")} IS NOT NULL
    AND NOT ${column("price_hidden")} AND NOT ${column("buy_disabled")} AND ${column("stopped_at")} IS NULL)`;
}

const hasStock = (table: string): RawBuilder<boolean> => {
  const column = columnOf(table);
  return sql<boolean>`(${column("stock")} > 0 AND ${column("availability")} <> 'out_of_stock')`;
};

/** Whether the product of a table's row may come back in stock: it is sold itself and not as its variants. */
export function mayComeBack(table: string): RawBuilder<boolean> {
  return sql<boolean>`(${isForSale(table)} AND NOT ${columnOf(table)("is_parent")})`;
}

/** Whether the product of a table's row can be added to a cart now. */
export function isBuyable(table: string): RawBuilder<boolean> {
  return sql<boolean>`(${mayComeBack(table)} AND ${hasStock(table)})`;
}

/** Whether the product of a table's row, or a variant of it, can be bought now. */
export function canBeBought(table: string): RawBuilder<boolean> {
  const column = columnOf(table);
  return sql<boolean>`CASE WHEN ${column("is_parent")}
    THEN ${column("removed_at")} IS NULL AND NOT ${column("buy_disabled")} AND EXISTS (SELECT FROM product variant
      WHERE variant.parent_id = ${column("id")} AND ${isBuyable("variant")})
    ELSE ${isBuyable(table)} END`;
}
