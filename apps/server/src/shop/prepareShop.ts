import { demoStores } from "../seed/shared/demoStores.ts";
import { seedWhenEmpty } from "../seed/seedWhenEmpty.ts";
import { refuseDemoFacts } from "../shopFile/refuseDemoFacts.ts";
import { describeProblem } from "../shopFile/FileProblem.ts";
import { takeShopFolder } from "../shopFile/takeShopFolder.ts";
import type { ShopStart } from "./ShopStart.ts";

/**
 * Makes a database ready for sales: fills an empty one, takes over the shop folder, logs what may be wrong in it, and
 * refuses demo facts in a real shop.
 */
export async function prepareShop(context: ShopStart): Promise<void> {
  await seedWhenEmpty(context);
  const { warnings } = await takeShopFolder(context.db, context.config);
  for (const warning of warnings) context.warn(describeProblem(warning));
  await refuseDemoFacts(context.db, context.config, demoStores());
}
