import { pageAddress } from "@torg/pages/contract";
import type { ShopFrame } from "./createShopFrame.ts";

/** Pages that lead somewhere: that of the stores only where there are stores. */
export function openPages<T extends { readonly url: string }>(
  { stores }: Pick<ShopFrame, "stores">,
  pages: readonly T[],
): T[] {
  return pages.filter(({ url }) => stores.length > 0 || url !== pageAddress("stores"));
}
