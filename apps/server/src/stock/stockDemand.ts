/** Pieces of one product. */
export interface StockDemand {
  readonly productId: number;
  readonly quantity: number;
}

/** How many of each product leave the stock, several lines of one product added up, in the order of product ids. */
export function stockDemand(
  rows: readonly { readonly soldId: number; readonly quantity: number }[],
): readonly StockDemand[] {
  const demand = new Map<number, number>();
  for (const { soldId, quantity } of rows) demand.set(soldId, (demand.get(soldId) ?? 0) + quantity);
  return [...demand]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);
}
