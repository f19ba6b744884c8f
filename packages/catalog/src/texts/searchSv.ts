import { formatCount, formatMonthlyPrice, formatNumber, formatPrice, toKronor } from "@torg/format";

const productForms = { one: "produkt", other: "produkter" };

/** The words of the search fields, the shop's and the one of the compare page, of what they suggest, and of what they found. */
export const searchTexts = {
  field: "Sök",
  headings: { product: "Produkter", category: "Kategorier", brand: "Varumärken", page: "Sidor" },
  found: (count: number) => `Hittade ${formatCount(count, productForms)}`,
  compare: "Sök och jämför en till produkt",
  compareFailed: "Det gick tyvärr inte att jämföra produkten",
  corrected: (words: string) => `Visar träffar för ”${words}”. Inga produkter passade det du skrev.`,
  alike: "Inga produkter passade det du skrev. Du ser de som liknar det mest.",
  pages: "Sidor om det du sökte",
  none: "Inga resultat kunde hittas.",
  unreadable: "Förslagen gick inte att läsa. Tryck på Sök för att se alla resultat.",
  all: "Visa alla resultat",
  count: (count: number) => `${formatNumber(count)} förslag`,
  price: (ore: number) => formatPrice(toKronor(ore)),
  fromPrice: (ore: number) => `Från ${formatPrice(toKronor(ore))}`,
  monthly: (ore: number) => formatMonthlyPrice(toKronor(ore)),
};
