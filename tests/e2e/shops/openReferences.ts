import type { TestProject } from "vitest/node";
import { startShop, type RunningShop } from "./startShop.ts";

/** The location of a running shop. */
export interface ShopPlace {
  readonly address: string;
  readonly dataDir: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Shops with the reference data and test control: one per worker, since tests buy, write and log in. */
    references: readonly ShopPlace[];
  }
}

/** One buyer orders far more in these tests than anyone does in reality. */
const manyOrders = "order/mailbox=1000, letters/mailbox=1000";

/** Starts the shops with the reference data once for all end-to-end tests; each has its own database. */
export default async function openReferences(project: TestProject): Promise<() => Promise<void>> {
  const shops: RunningShop[] = [];
  const stopAll = async (): Promise<void> => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
  const open = async (): Promise<ShopPlace> => {
    const shop = await startShop({ data: "reference", env: { SHOP_TEST_CONTROL: "1", LIMITS: manyOrders } });
    shops.push(shop);
    return { address: shop.address, dataDir: shop.dataDir };
  };
  const opening = Array.from({ length: project.config.maxWorkers }, open);
  try {
    project.provide("references", await Promise.all(opening));
  } catch (error) {
    await Promise.allSettled(opening);
    await stopAll();
    throw error;
  }
  return stopAll;
}
