import { createHash } from "node:crypto";
import type { Assets } from "./assets.ts";
import type { AssetFile } from "./readAssetFiles.ts";

/** The hash by which policies and `integrity` know a content: `sha256-…`. */
export function contentHash(content: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** The hashes of the files that documents name, so that a browser uses no other content than was built. */
export function integrityOf(
  { runtime, ownWords = "", styles }: Pick<Assets, "runtime" | "ownWords" | "styles">,
  files: ReadonlyMap<string, Pick<AssetFile, "identity">>,
): Readonly<Record<string, string>> {
  const named = [runtime, ownWords, ...Object.values(styles)];
  return Object.fromEntries(
    named.flatMap((address) => {
      const content = files.get(address)?.identity;
      return content ? [[address, contentHash(content)]] : [];
    }),
  );
}
