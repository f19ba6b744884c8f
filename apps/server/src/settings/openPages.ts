import { pageAddress } from "@torg/pages/contract";
import type { ShopFrame } from "./ShopFrame.ts";

/** Leaves out the stores page if there are no stores. */
export function openPages<T extends { readonly url: string }>(
  { stores }: Pick<ShopFrame, "stores">,
  pages: readonly T[],
): T[] {
  return pages.filter(({ url }) => stores.length > 0 || url !== pageAddress("stores"));
}
