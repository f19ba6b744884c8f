import { type RawBuilder, sql } from "kysely";

const columnOf = (table: string) => (name: string) => sql.ref(`${table}.${name}`);

/** Whether the product of a table's row is for sale as it is, whether or not a piece of it is left: it has a price that is told. */
export function isForSale(table: string): RawBuilder<boolean> {
  const column = columnOf(table);
  return sql<boolean>`(${column("removed_at")} IS NULL AND ${column("price_ore")} IS NOT NULL
    AND NOT ${column("price_hidden")} AND NOT ${column("buy_disabled")} AND ${column("stopped_at")} IS NULL)`;
}

const isLeft = (table: string): RawBuilder<boolean> => {
  const column = columnOf(table);
  return sql<boolean>`(${column("stock")} > 0 AND ${column("availability")} <> 'out_of_stock')`;
};

/** Whether the product of a table's row may come back: it is sold as it is, not as its variants. */
export function mayComeBack(table: string): RawBuilder<boolean> {
  return sql<boolean>`(${isForSale(table)} AND NOT ${columnOf(table)("is_parent")})`;
}

/** Whether a cart takes the product of a table's row itself now. */
export function canBeBoughtItself(table: string): RawBuilder<boolean> {
  return sql<boolean>`(${mayComeBack(table)} AND ${isLeft(table)})`;
}

/** Whether the product of a table's row can be bought now: itself, or a variant of it. */
export function canBeBought(table: string): RawBuilder<boolean> {
  const column = columnOf(table);
  return sql<boolean>`CASE WHEN ${column("is_parent")}
    THEN ${column("removed_at")} IS NULL AND NOT ${column("buy_disabled")} AND EXISTS (SELECT FROM product variant
      WHERE variant.parent_id = ${column("id")} AND ${canBeBoughtItself("variant")})
    ELSE ${canBeBoughtItself(table)} END`;
}
