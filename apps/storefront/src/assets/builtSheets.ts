import type { Assets } from "./assets.ts";
import { contentHash } from "./integrityOf.ts";
import type { AssetFile } from "./readAssetFiles.ts";

/** A style sheet of the build. */
export interface BuiltSheet {
  readonly css: string;
  /** Its hash, as in a content security policy. */
  readonly hash: string;
}

/** Style sheets of the build by address. */
export type BuiltSheets = ReadonlyMap<string, BuiltSheet>;

/** The style sheets among the built files; only those without a hash in `integrity` are hashed. */
export function builtSheets(
  files: ReadonlyMap<string, Pick<AssetFile, "identity">>,
  integrity: Assets["integrity"] = {},
): BuiltSheets {
  return new Map(
    [...files]
      .filter(([address]) => address.endsWith(".css"))
      .map(([address, { identity }]) => {
        const hash = integrity[address] ?? contentHash(identity);
        return [address, { css: identity.toString(), hash }];
      }),
  );
}
