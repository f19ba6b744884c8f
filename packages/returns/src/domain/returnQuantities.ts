import type { ReturnLine } from "./returnOrder.ts";

/** How many of each product are returned, by product id. */
export type ReturnQuantities = Readonly<Record<string, number>>;

/**
 * Limits the requested quantities to what the order allows: products of the order, integers, at most as many as were
 * bought; zero quantities are left out.
 */
export function allowedQuantities(lines: readonly ReturnLine[], wanted: ReturnQuantities): ReturnQuantities {
  const bought = new Map<number, number>();
  for (const { productId: id, quantity } of lines) bought.set(id, (bought.get(id) ?? 0) + quantity);
  const entries = Array.from(bought, ([id, most]): [string, number] => {
    const quantity = Object.hasOwn(wanted, id) ? (wanted[id] ?? 0) : 0;
    return [String(id), Number.isInteger(quantity) ? Math.min(Math.max(quantity, 0), most) : 0];
  });
  return Object.fromEntries(entries.filter(([, quantity]) => quantity > 0));
}
