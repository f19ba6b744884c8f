import { formatCount, formatMonthlyPrice, formatNumber, formatPrice, toKronor } from "@torg/format";

const productForms = { one: "produkt", other: "produkter" };

/** The words of the search fields, the shop's and the one of the compare page, and of what they suggest. */
export const searchTexts = {
  field: "Sök",
  headings: { product: "Produkter", category: "Kategorier", brand: "Varumärken", page: "Sidor" },
  found: (count: number) => `Hittade ${formatCount(count, productForms)}`,
  compare: "Sök och jämför en till produkt",
  compareFailed: "Det gick tyvärr inte att jämföra produkten",
  none: "Inga resultat kunde hittas.",
  unreadable: "Förslagen gick inte att läsa. Tryck på Sök för att se alla resultat.",
  all: "Visa alla resultat",
  count: (count: number) => `${formatNumber(count)} förslag`,
  price: (ore: number) => formatPrice(toKronor(ore)),
  fromPrice: (ore: number) => `Från ${formatPrice(toKronor(ore))}`,
  monthly: (ore: number) => formatMonthlyPrice(toKronor(ore)),
};
