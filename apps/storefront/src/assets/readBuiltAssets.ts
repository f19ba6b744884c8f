import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Assets } from "./assets.ts";
import { readManifest } from "./readManifest.ts";

/** Reads the output of the browser builds from a folder. Throws when part of it is missing. */
export function readBuiltAssets(folder: string): Assets {
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const early = read("early.js").trim();
  return {
    ...readManifest(["manifest", "runtime-manifest", "ownWords-manifest"].map((name) => read(`${name}.json`))),
    early,
  };
}
