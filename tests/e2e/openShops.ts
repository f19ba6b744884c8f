import type { TestProject } from "vitest/node";
import { startShop, type RunningShop } from "./startShop.ts";

/** Where a running shop is found. */
export interface ShopPlace {
  readonly address: string;
  readonly dataDir: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Shops with the reference data, test control open: one for each worker, since tests buy, write and log in. */
    references: readonly ShopPlace[];
    /** The shop with the demo's real feeds, for tests that only look. */
    demo: ShopPlace;
  }
}

const placeOf = ({ address, dataDir }: RunningShop): ShopPlace => ({ address, dataDir });

/** Opens the shops once for all end-to-end tests; each has a database of its own. */
export default async function openShops(project: TestProject): Promise<() => Promise<void>> {
  const shops: RunningShop[] = [];
  const stopAll = async (): Promise<void> => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
  const open = async (options: Parameters<typeof startShop>[0]): Promise<ShopPlace> => {
    const shop = await startShop(options);
    shops.push(shop);
    return placeOf(shop);
  };
  const openReference = () => open({ data: "reference", env: { SHOP_TEST_CONTROL: "1" } });
  const opening = [
    open({ data: "demo" }),
    ...Array.from({ length: project.config.maxWorkers }, openReference),
  ] as const;
  try {
    const [demo, ...references] = await Promise.all(opening);
    project.provide("demo", demo);
    project.provide("references", references);
  } catch (error) {
    await Promise.allSettled(opening);
    await stopAll();
    throw error;
  }
  return stopAll;
}
