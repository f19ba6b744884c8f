import { formatCount, formatMonthlyPrice, formatNumber, formatPrice } from "@torg/format";

const productForms = { one: "produkt", other: "produkter" };

/** The words of the search field and its suggestions. */
export const searchTexts = {
  field: "Sök",
  headings: { product: "Produkter", category: "Kategorier", brand: "Varumärken", page: "Sidor" },
  found: (count: number) => `Hittade ${formatCount(count, productForms)}`,
  none: "Inga resultat kunde hittas.",
  all: "Visa alla resultat",
  count: (count: number) => `${formatNumber(count)} förslag`,
  price: (amount: number) => formatPrice(amount),
  monthly: (amount: number) => formatMonthlyPrice(amount),
};

/** Every text of searching; a shop may replace any of them. */
export type SearchTexts = typeof searchTexts;
