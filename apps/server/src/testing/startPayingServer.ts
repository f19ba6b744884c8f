import { fillCheckout, fillProducts, fillProviders } from "./fillShop.ts";
import { type OrderingServer, startOrderingServer } from "./startOrderingServer.ts";

/**
 * Starts the ordering routes with the stand-ins of all providers and some products; the timeout of providers is a
 * second by default.
 */
export async function startPayingServer(
  products: Parameters<typeof fillProducts>[1],
  { timeoutMs = 1000 }: { readonly timeoutMs?: number } = {},
): Promise<OrderingServer> {
  const shop = await startOrderingServer({ timeoutMs });
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProviders(db);
  await fillProducts(db, products);
  return shop;
}
