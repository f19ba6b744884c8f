import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import type { Store } from "./store.ts";

/** Gives the address of a store in the store finder, where its details open. */
export function storeAnchor(storeId: number, { stores }: Pick<ShopAddresses, "stores"> = shopAddresses): string {
  return `${stores}#${storeId}`;
}

/** Says whether the address hash (with or without `#`) names a store, whose details then open by themselves. */
export function isOpenedBy({ id }: Pick<Store, "id">, hash: string): boolean {
  return hash.replace(/^#/, "") === String(id);
}

/**
 * Gives the address of a page with the white-goods filter on or off; other parameters and the hash stay.
 * @param address path with query and hash, or a whole address.
 */
export function whiteGoodsAddress(address: string, isOn: boolean): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const kept = query.split("&").filter((part) => part !== "" && part.split("=")[0] !== "endast_vitvaror");
  const parts = isOn ? [...kept, "endast_vitvaror=1"] : kept;
  return `${path}${parts.length === 0 ? "" : `?${parts.join("&")}`}${hash}`;
}
