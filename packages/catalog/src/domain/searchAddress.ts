import { encodePart, shopAddresses, type ShopAddresses } from "@torg/format/addresses";

/** The address of the search result page; null for a blank query. */
export function searchAddress(query: string, { search }: Pick<ShopAddresses, "search"> = shopAddresses): string | null {
  const words = query.trim();
  return words === "" ? null : `${search}?s=${encodePart(words)}`;
}
