import type { Suggestion } from "./autocompleteCall.ts";
import type { ListingProduct } from "./listingProduct.ts";

/** Turns a listed product into a search suggestion. */
export function suggestionOf(product: ListingProduct): Suggestion {
  const { name, title, url, image, priceOre, isLowestPrice, hidesPrice, monthlyOre } = product;
  const { energyClass, showsEnergyLabel, energy } = product;
  return {
    type: "product",
    url,
    value: title || name,
    valueHtml: "",
    image: image?.thumb ?? null,
    header: null,
    priceOre,
    isLowestPrice,
    hidesPrice,
    monthlyOre,
    energyClass,
    showsEnergyLabel,
    energy,
  };
}
