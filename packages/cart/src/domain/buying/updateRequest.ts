import type { CartLine } from "../cart.ts";
import type { CartChange } from "./cartChange.ts";
import { variantField } from "./productKey.ts";

/** A change as it is sent. With `added`, `quantity` is only for servers that do not support additions to a row. */
export interface UpdateEntry {
  readonly quantity: number;
  readonly rowId?: string;
  readonly variantId?: number;
  readonly added?: number;
}

/** One call's worth of changes: at most one for each product. */
export interface UpdateRequest {
  readonly products: Readonly<Record<string, UpdateEntry>>;
  readonly refreshCheckout: boolean;
}

/** Splits changes, in order, into those that fit in one call and those that wait for the next. */
export function splitChanges(changes: readonly CartChange[]): readonly [readonly CartChange[], readonly CartChange[]] {
  const now = changes.filter(
    (change, index) => changes.findIndex((candidate) => candidate.productId === change.productId) === index,
  );
  return [now, changes.filter((change) => !now.includes(change))];
}

/**
 * Sets a quantity only for a row that the visitor has set, or with `added`, calculated from the quantity that the
 * server has in the row.
 */
function toUpdateEntry(change: CartChange, serverLines: readonly CartLine[]): UpdateEntry {
  if (change.kind === "set") return { rowId: change.rowId, quantity: change.quantity };
  const { rowId, variantId, added } = change;
  if (rowId === undefined) return { ...variantField(variantId), quantity: added };
  const quantity = serverLines.find((line) => line.rowId === rowId)?.quantity ?? 0;
  return { rowId, ...variantField(variantId), quantity: quantity + added, added };
}

/** The request of the update call for these changes; `serverLines` are the lines the server has at that point. */
export function updateRequest(
  changes: readonly CartChange[],
  serverLines: readonly CartLine[],
  refreshCheckout: boolean,
): UpdateRequest {
  const entries = changes.map((change) => [change.productId, toUpdateEntry(change, serverLines)] as const);
  return { products: Object.fromEntries(entries), refreshCheckout };
}
