import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ShopConfig } from "../config/readConfig.ts";

const dataFolder = fileURLToPath(new URL("../../data", import.meta.url));

/** Where the pictures below `/assets/uploads/` lie: the shop's own, and then those of its data set. */
export function uploadFolders({ dataDir, dataSet }: Pick<ShopConfig, "dataDir" | "dataSet">): readonly string[] {
  return [join(dataDir, "uploads"), join(dataFolder, dataSet, "uploads")];
}
