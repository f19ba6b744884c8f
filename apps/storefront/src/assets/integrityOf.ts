import { createHash } from "node:crypto";
import type { Assets } from "./assets.ts";
import type { AssetFile } from "./readAssetFiles.ts";

/** The hash of a content as in a content security policy and `integrity`: `sha256-…`. */
export function contentHash(content: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** Hashes of the files that documents reference, so that a browser uses only what was built. */
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
