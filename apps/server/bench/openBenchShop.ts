import { createShop, readConfig, prepareShop, type DataSet, type Shop } from "../src/index.ts";
import { openBenchFolder } from "./openBenchFolder.ts";

/** A shop in a folder of its own, and what takes both away again. */
export interface BenchShop {
  readonly shop: Shop;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/**
 * Opens a shop with a data set, as in production. Nothing of it is left when it is closed or the process is told to
 * stop.
 */
export async function openBenchShop(data: DataSet, changes: { readonly shedsLoad?: boolean } = {}): Promise<BenchShop> {
  const folder = openBenchFolder();
  // All buyers of a measurement come from one address and write one mail address.
  const LIMITS =
    "order/mailbox=1000000 letters/mailbox=1000000 order/address=1000000 order/session=1000000 stock/address=1000000";
  const environment = { TORG_DATA_DIR: folder, SHOP_DATA: data, NODE_ENV: "production", LOG_LEVEL: "silent", LIMITS };
  const opening = createShop({ ...readConfig(environment), ...changes }, { seed: prepareShop });
  const close = async (): Promise<void> => (await opening).close();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void close().finally(() => process.exit(1)));
  }
  return { shop: await opening, folder, close };
}
