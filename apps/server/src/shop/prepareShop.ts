import { demoStores } from "../seed/shared/demoStores.ts";
import { seedWhenEmpty } from "../seed/seedWhenEmpty.ts";
import { refuseDemoFacts } from "../shopFile/refuseDemoFacts.ts";
import { takeShopFolder } from "../shopFile/takeShopFolder.ts";
import type { ShopContext } from "../context/ShopContext.ts";

/** Makes a database ready to be sold from: fills an empty one, takes over the shop's folder, and lets no demo pass for a shop. */
export async function prepareShop(context: Pick<ShopContext, "db" | "pool" | "config">): Promise<void> {
  await seedWhenEmpty(context);
  await takeShopFolder(context.db, context.config);
  await refuseDemoFacts(context.db, context.config, demoStores());
}
