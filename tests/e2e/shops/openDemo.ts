import type { TestProject } from "vitest/node";
import type { ShopPlace } from "./openReferences.ts";
import { startShop } from "./startShop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The shop with the demo's real feeds, for tests that only read. */
    demo: ShopPlace;
  }
}

/** Starts the shop with the demo's real feeds, which takes a while. */
export default async function openDemo(project: TestProject): Promise<() => Promise<void>> {
  const { address, dataDir, stop } = await startShop({ data: "demo" });
  project.provide("demo", { address, dataDir });
  return async () => {
    await stop();
  };
}
