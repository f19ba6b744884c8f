import type { ListingProduct, Suggestion } from "@torg/catalog/contract";
import { suggestionsPerType } from "@torg/catalog/domain";
import { catalogueTexts } from "../../texts/catalogue/catalogueTexts.ts";
import type { CatalogueContext } from "../CatalogueContext.ts";
import { brandUrl, categoryTrail, categoryUrl, isNamedBrand, isNamedCategory } from "../data/Catalogue.ts";
import { shownProducts } from "../listing/shownProducts.ts";
import { highlight } from "./highlight.ts";
import { searchedPages } from "./findPages.ts";
import { relevantProducts } from "./relevantProducts.ts";
import { nameMatch } from "./nameMatch.ts";
import { searchWords } from "./searchWords.ts";

const collator = new Intl.Collator("sv", { sensitivity: "base", usage: "search" });

/** The suggestions of the search field: products, categories, brands and pages, at most ten of each. */
export async function autocomplete(context: CatalogueContext, typed: string): Promise<Suggestion[]> {
  const query = typed.trim();
  if (searchWords(query).join("").length < 2) return [];
  if (catalogueTexts.popularWords.some((word) => collator.compare(word, query) === 0)) return popular(context);
  const { ids, variantIds, corrected, isAlike = false } = await context.search(query);
  const selection = { ids: ids.slice(0, suggestionsPerType), variantIds, perPage: suggestionsPerType };
  const header = headerOf(corrected, isAlike);
  const products = await shownProducts(context, context.catalogue.current().index.query(selection));
  const beside = suggestedPlaces(context, query);
  // A word in the title of a page is not a typing mistake.
  const isMeant = corrected !== undefined && beside.some(({ type }) => type === "page");
  if (isMeant) return beside;
  const categories = Array.from(context.catalogue.current().categories.values(), ({ name }) => name);
  const meant = relevantProducts(products, { words: searchWords(corrected ?? query), categories });
  return [...meant.map((product) => productSuggestion(product, corrected ?? query, header)), ...beside];
}

/** The heading above products that do not have the words as typed. */
function headerOf(corrected: string | undefined, isAlike: boolean): string | null {
  if (corrected !== undefined) return catalogueTexts.correctedTo(corrected);
  return isAlike ? catalogueTexts.alike : null;
}

async function popular({ db, shelf, catalogue }: CatalogueContext): Promise<Suggestion[]> {
  const products = await shownProducts({ db, shelf }, catalogue.current().index.query({ perPage: suggestionsPerType }));
  return products.map((product) => productSuggestion(product, "", catalogueTexts.popular));
}

function productSuggestion(product: ListingProduct, query: string, header: string | null): Suggestion {
  return {
    type: "product",
    url: product.url,
    value: product.name,
    valueHtml: highlight(product.name, query),
    image: product.image?.thumb.replace(/w=\d+$/, "w=60") ?? null,
    priceOre: product.priceOre,
    isLowestPrice: product.isLowestPrice,
    hidesPrice: product.hidesPrice,
    monthlyOre: product.monthlyOre,
    header,
    energyClass: product.energyClass,
    showsEnergyLabel: product.showsEnergyLabel,
    energy: product.energy,
  };
}

interface Named {
  readonly name: string;
  readonly url: string;
  /** Its number of products: of equally good matches, the largest comes first. */
  readonly count: number;
  /** The name of its parent, to tell equal names apart. */
  readonly above?: string | undefined;
}

/** The categories, brands and pages that match the words. */
export function suggestedPlaces({ catalogue, frame }: CatalogueContext, query: string): Suggestion[] {
  const now = catalogue.current();
  const categories = [...now.categories.values()].filter(isNamedCategory);
  const brands = [...now.brands.values()].filter(isNamedBrand);
  return [
    ...named(
      "category",
      query,
      categories.map((category) => ({
        name: category.name,
        url: categoryUrl(category),
        count: category.productCount,
        above: categoryTrail(now, category.parentId)[0]?.name,
      })),
    ),
    ...named(
      "brand",
      query,
      brands.map((brand) => ({ name: brand.name, url: brandUrl(brand), count: brand.productCount })),
    ),
    ...searchedPages(frame.current(), query)
      .slice(0, suggestionsPerType)
      .map(({ title, url }) => ({
        ...bare,
        type: "page" as const,
        url,
        value: title,
        valueHtml: highlight(title, query),
      })),
  ];
}

/** Things whose name matches the words, best first. */
function named(type: Suggestion["type"], query: string, things: readonly Named[]): Suggestion[] {
  const words = searchWords(query);
  const fitting = things.flatMap((thing) => {
    const rank = nameMatch(thing.name, words);
    return rank === null ? [] : [{ ...thing, rank }];
  });
  const best = fitting.some(({ rank }) => rank < 3) ? fitting.filter(({ rank }) => rank < 3) : fitting;
  return best
    .toSorted(
      (one, other) => one.rank - other.rank || other.count - one.count || collator.compare(one.name, other.name),
    )
    .slice(0, suggestionsPerType)
    .map(({ name, url, above }) => {
      const isAlone = best.every((other) => other.name !== name || other.url === url);
      const value = isAlone || above === undefined ? name : catalogueTexts.inCategory(name, above);
      return { ...bare, type, url, value, valueHtml: highlight(value, query) };
    });
}

const bare = {
  image: null,
  priceOre: null,
  isLowestPrice: false,
  hidesPrice: false,
  monthlyOre: null,
  header: null,
  energyClass: null,
  showsEnergyLabel: false,
  energy: null,
} as const;
