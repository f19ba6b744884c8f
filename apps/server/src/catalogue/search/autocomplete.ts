import type { Suggestion } from "@torg/catalog/contract";
import { suggestionsPerType } from "./suggestionsPerType.ts";
import { catalogueTexts } from "../../texts/catalogueTexts.ts";
import type { CatalogueContext } from "../CatalogueContext.ts";
import { brandUrl, categoryUrl } from "../data/Catalogue.ts";
import { findProducts, type ProductRow } from "../products/productRow.ts";
import { listingProduct } from "../products/productView.ts";
import { highlight } from "./highlight.ts";
import { searchWords } from "./searchProducts.ts";

const collator = new Intl.Collator("sv", { sensitivity: "base", usage: "search" });

/** What the search field suggests: products, categories, brands and pages, at most ten of each. */
export async function autocomplete(context: CatalogueContext, typed: string): Promise<Suggestion[]> {
  const query = typed.trim();
  if (searchWords(query).join("").length < 2) return [];
  if (catalogueTexts.popularWords.some((word) => collator.compare(word, query) === 0)) return popular(context);
  const ids = await context.search(query);
  const products = await findProducts(context.db, ids.slice(0, suggestionsPerType));
  return [...products.map((row) => productSuggestion(row, query, null)), ...others(context, query)];
}

async function popular({ db, catalogue }: CatalogueContext): Promise<Suggestion[]> {
  const { ids } = catalogue.current().index.query({ perPage: suggestionsPerType });
  const products = await findProducts(db, ids);
  return products.map((row) => productSuggestion(row, "", catalogueTexts.popular));
}

function productSuggestion(row: ProductRow, query: string, header: string | null): Suggestion {
  const product = listingProduct(row);
  return {
    type: "product",
    url: product.product_url,
    value: product.product_name,
    value_html: highlight(product.product_name, query),
    image: product.product_puff_image?.thumb.replace(/w=\d+$/, "w=60") ?? null,
    price: product.product_display_price,
    hide_price: product.product_hide_price,
    product_monthly_price: product.product_display_price_monthly,
    header_type: header,
    product_energy_class: product.product_energy_class,
    energy_labels_module_active: product.energy_labels_module_active,
    energy: product.energy,
  };
}

function others({ catalogue, frame }: CatalogueContext, query: string): Suggestion[] {
  const { categories, brands } = catalogue.current();
  return [
    ...named(
      "category",
      query,
      [...categories.values()]
        .filter((category) => category.active)
        .map((category) => ({ name: category.name, url: categoryUrl(category) })),
    ),
    ...named(
      "brand",
      query,
      [...brands.values()]
        .filter((brand) => !brand.hidden)
        .map((brand) => ({ name: brand.name, url: brandUrl(brand) })),
    ),
    ...named(
      "page",
      query,
      frame.current().contentPages.map(({ title, url }) => ({ name: title, url })),
    ),
  ];
}

interface Named {
  readonly name: string;
  readonly url: string;
}

/** Things with a word that begins as the query does. */
function named(type: Suggestion["type"], query: string, things: readonly Named[]): Suggestion[] {
  return things
    .filter(({ name }) => beginsWord(name, query))
    .slice(0, suggestionsPerType)
    .map(({ name, url }) => ({
      type,
      url,
      value: name,
      value_html: highlight(name, query),
      image: null,
      price: null,
      hide_price: false,
      product_monthly_price: null,
      header_type: null,
      product_energy_class: null,
      energy_labels_module_active: false,
      energy: null,
    }));
}

function beginsWord(name: string, query: string): boolean {
  const place = name.toLowerCase().indexOf(query.toLowerCase());
  return place === 0 || (place > 0 && !/[\p{L}\p{N}]/u.test(name.charAt(place - 1)));
}
