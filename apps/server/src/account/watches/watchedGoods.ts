import { sql } from "kysely";

/** Whether a product `p` can be bought now, as the cart asks. */
export const canBeBought = sql<boolean>`(p.removed_at IS NULL AND p.price_ore IS NOT NULL AND NOT p.price_hidden
  AND NOT p.buy_disabled AND p.stopped_at IS NULL AND NOT p.is_parent AND p.stock > 0 AND p.availability <> 'out_of_stock')`;

/** Whether a product `p` is one that may come back: sold as it is, and neither removed nor withdrawn. */
export const mayComeBack = sql<boolean>`(p.removed_at IS NULL AND p.price_ore IS NOT NULL AND NOT p.price_hidden
  AND NOT p.buy_disabled AND p.stopped_at IS NULL AND NOT p.is_parent)`;
