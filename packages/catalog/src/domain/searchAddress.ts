import { encodePart, shopAddresses, type ShopAddresses } from "@torg/format/addresses";

/** The address of the page with everything that a search finds; null for a blank query. */
export function searchAddress(query: string, { search }: Pick<ShopAddresses, "search"> = shopAddresses): string | null {
  const words = query.trim();
  return words === "" ? null : `${search}?s=${encodePart(words)}`;
}
