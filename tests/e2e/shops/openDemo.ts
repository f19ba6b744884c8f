import type { TestProject } from "vitest/node";
import type { ShopPlace } from "./openReferences.ts";
import { startShop } from "./startShop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The shop with the demo's real feeds, for tests that only look. */
    demo: ShopPlace;
  }
}

/** Opens the shop with the demo's real feeds, which takes a while, and nothing beside it. */
export default async function openDemo(project: TestProject): Promise<() => Promise<void>> {
  const { address, dataDir, stop } = await startShop({ data: "demo" });
  project.provide("demo", { address, dataDir });
  return async () => {
    await stop();
  };
}
