import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Assets } from "./assets.ts";
import { readManifest } from "./readManifest.ts";

/** Reads what the two browser builds have left in a folder. Throws when one of them is missing. */
export function readBuiltAssets(folder: string): Assets {
  return readManifest(
    ["manifest.json", "runtime-manifest.json"].map((name) => readFileSync(join(folder, name), "utf8")),
  );
}
