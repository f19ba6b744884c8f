import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import type { Store } from "./store.ts";

/** The address of a store in the store finder, where its details open. */
export function storeAnchor(storeId: number, { stores }: Pick<ShopAddresses, "stores"> = shopAddresses): string {
  return `${stores}#${storeId}`;
}

/** Whether the address hash (with or without `#`) names the store, so that its details open by themselves. */
export function matchesStoreHash({ id }: Pick<Store, "id">, hash: string): boolean {
  return hash.replace(/^#/, "") === String(id);
}

/**
 * The address of a page with the white-goods filter on or off; other parameters and the hash are kept.
 * @param address path with query and hash, or a full URL.
 */
export function whiteGoodsAddress(address: string, isOn: boolean): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const otherParameters = query.split("&").filter((part) => part !== "" && part.split("=")[0] !== "endast_vitvaror");
  const parameters = isOn ? [...otherParameters, "endast_vitvaror=1"] : otherParameters;
  return `${path}${parameters.length === 0 ? "" : `?${parameters.join("&")}`}${hash}`;
}
