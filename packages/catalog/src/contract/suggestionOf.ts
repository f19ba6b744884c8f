import type { Suggestion } from "./autocompleteCall.ts";
import type { ListingProduct } from "./listingProduct.ts";

/** A product of a listing as a search field suggests it. */
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
