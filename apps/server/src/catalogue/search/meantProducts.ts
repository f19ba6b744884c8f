import type { ListingProduct } from "@torg/catalog/contract";
import { joinedName } from "../../texts/joinedName.ts";
import { nameMatch } from "./nameMatch.ts";

/**
 * Leaves out of suggestions what has the words only from a category of several things, when something else has them in
 * its own name: a cable among headphones and speakers is not what headphones mean. Where nothing is named by the words, the
 * category is all that there is to go by.
 */
export function meantProducts(
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
