import type { TestProject } from "vitest/node";
import { startShop } from "./startShop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The shop with the reference data, test control open. */
    reference: { readonly address: string; readonly dataDir: string };
    /** The shop with the demo's real feeds. */
    demo: { readonly address: string; readonly dataDir: string };
  }
}

/** Opens both shops once for all end-to-end tests; each has a database of its own. */
export default async function openShops(project: TestProject): Promise<() => Promise<void>> {
  const reference = await startShop({ data: "reference", env: { SHOP_TEST_CONTROL: "1" } });
  const demo = await startShop({ data: "demo" }).catch(async (error: unknown) => {
    await reference.stop();
    throw error;
  });
  project.provide("reference", { address: reference.address, dataDir: reference.dataDir });
  project.provide("demo", { address: demo.address, dataDir: demo.dataDir });
  return async () => {
    await Promise.all([reference.stop(), demo.stop()]);
  };
}
