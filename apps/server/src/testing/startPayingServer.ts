import { fillCheckout, fillProducts, fillProviders } from "./fillShop.ts";
import { type OrderingServer, startOrderingServer } from "./startOrderingServer.ts";

/**
 * Starts the ordering routes with the stand-ins of all providers and some products; the patience for providers is a
 * second by default.
 */
export async function startPayingServer(
  products: Parameters<typeof fillProducts>[1],
  { patience = 1000 }: { readonly patience?: number } = {},
): Promise<OrderingServer> {
  const shop = await startOrderingServer({ patience });
  const { db } = shop.database;
  await fillCheckout(db);
  await fillProviders(db);
  await fillProducts(db, products);
  return shop;
}
