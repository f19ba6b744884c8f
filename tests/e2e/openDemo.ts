import type { TestProject } from "vitest/node";
import { startShop } from "./startShop.ts";

/** Opens the shop with the demo's real feeds, and nothing beside it. */
export default async function openDemo(project: TestProject): Promise<() => Promise<void>> {
  const { address, dataDir, stop } = await startShop({ data: "demo" });
  project.provide("demo", { address, dataDir });
  return async () => {
    await stop();
  };
}
