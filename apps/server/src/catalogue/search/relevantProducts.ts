import type { ListingProduct } from "@torg/catalog/contract";
import { joinedName } from "../../texts/joinedName.ts";
import { nameMatch } from "./nameMatch.ts";

/**
 * Removes suggestions that match only by a combined category, when others match by their own name: "headphones" does
 * not mean a cable in "Headphones and speakers". If no name matches, the category is all there is.
 */
export function relevantProducts(
  products: readonly ListingProduct[],
  { words, categories }: { readonly words: readonly string[]; readonly categories: readonly string[] },
): readonly ListingProduct[] {
  const isOfSeveral = categories.some((name) => joinedName.test(name) && nameMatch(name, words) !== null);
  if (!isOfSeveral) return products;
  const isNamed = ({ name, brandName: brand }: ListingProduct): boolean =>
    nameMatch(`${name} ${brand}`, words) !== null;
  const named = products.filter(isNamed);
  return named.length === 0 ? products : named;
}
