import { fillCheckout, fillProducts, fillProviders } from "./fillShop.ts";
import { type OrderingServer, startOrderingServer } from "./startOrderingServer.ts";

/** Starts the routes of ordering with all providers' stand-ins, which are waited for a second unless told, and with some products. */
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
