import { formatList } from "@torg/format";
import type { Catalogue } from "../../catalogue/data/Catalogue.ts";
import type { Listing } from "../../catalogue/listing/createListings.ts";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";

const maxNames = 3;

/** What a listing is about: a category, a brand, or neither, whose heading says it all. */
interface DescribedListing {
  readonly heading: string;
  readonly of: "category" | "brand" | null;
}

interface Counted {
  readonly id: number;
  readonly count: number;
}

/** The names with the most products. */
function commonest(counts: readonly Counted[], nameOf: (id: number) => string | null): readonly string[] {
  const names = counts
    .toSorted((one, other) => other.count - one.count)
    .flatMap(({ id, count }) => (count > 0 ? (nameOf(id) ?? []) : []));
  return [...new Set(names)].slice(0, maxNames);
}

const brandNames = (catalogue: Catalogue, { result }: Pick<Listing, "result">): readonly string[] =>
  commonest(result.dimensions.brands, (id) => {
    const brand = catalogue.brands.get(id);
    return brand === undefined || brand.hidden ? null : brand.name;
  });

/** The names of kinds of goods: categories without subcategories. */
const kindNames = (catalogue: Catalogue, { result }: Pick<Listing, "result">): readonly string[] =>
  commonest(result.categories, (id) => {
    const category = catalogue.categories.get(id);
    return category === undefined || category.childIds.length > 0 ? null : category.name;
  });

/** A name as within a sentence: with a small first letter, unless it begins with several capitals. */
const withinSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase("sv") + name.slice(1) : name;

/** Names as a list that begins a sentence. */
const listed = (names: readonly string[]): string =>
  formatList(names.map((name, index) => (index === 0 ? name : withinSentence(name))));

/** The meta description of a listing: a brand with its kinds of goods, or a category with its brands. */
export function describeListing(listing: Listing, { heading, of }: DescribedListing): string {
  const { catalogue, result } = listing;
  if (of === "brand") return catalogueTexts.brandMeta(heading, listed(kindNames(catalogue, listing)), result.total);
  const brands = of === "category" ? formatList(brandNames(catalogue, listing)) : "";
  return catalogueTexts.listingMeta(heading, brands, result.total);
}
