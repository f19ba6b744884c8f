/** Pieces of one product, from one stock. */
export interface StockDemand {
  readonly productId: number;
  readonly quantity: number;
  /** The store whose stock it is; null: the warehouse that ships parcels. */
  readonly storeId: number | null;
}

/** How many of each product leave the stock: lines of the same product added up, in the order of product ids. */
export function stockDemand(
  rows: readonly { readonly soldId: number; readonly quantity: number }[],
  storeId: number | null = null,
): readonly StockDemand[] {
  const demand = new Map<number, number>();
  for (const { soldId, quantity } of rows) demand.set(soldId, (demand.get(soldId) ?? 0) + quantity);
  return [...demand]
    .map(([productId, quantity]) => ({ productId, quantity, storeId }))
    .sort((a, b) => a.productId - b.productId);
}
