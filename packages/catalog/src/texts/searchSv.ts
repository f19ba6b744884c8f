import type { ComplianceProfile } from "@torg/compliance";
import { formatCount, formatMonthlyPrice, formatNumber, toKronor } from "@torg/format";
import { productPrice } from "./productPrice.ts";

const productForms = { one: "produkt", other: "produkter" };

/** Texts of the search fields (the shop's and the compare page's), their suggestions and their results. */
export const searchTexts = {
  field: "Sök",
  close: "Stäng sökningen",
  recent: "Senaste sökningar",
  forget: "Rensa",
  forgetRecent: "Rensa senaste sökningar",
  seen: "Senast tittade på",
  headings: { product: "Produkter", category: "Kategorier", brand: "Varumärken", page: "Sidor" },
  found: (count: number) => `Hittade ${formatCount(count, productForms)}`,
  compare: "Sök och jämför en till produkt",
  compareFailed: "Det gick tyvärr inte att jämföra produkten",
  corrected: (words: string) => `Visar resultat för ${words}.`,
  literally: (words: string) => `Sök på ${words} i stället`,
  alike: "Inga produkter passade det du skrev. Du ser de som liknar det mest.",
  pages: "Sidor om det du sökte",
  departments: "Titta i sortimentet",
  none: "Inga resultat kunde hittas.",
  unreadable: "Förslagen gick inte att läsa. Tryck på Sök för att se alla resultat.",
  all: "Visa alla resultat",
  count: (count: number) => `${formatNumber(count)} förslag`,
  price: productPrice,
  fromPrice: (ore: number, profile: ComplianceProfile = "se-2026") => `Från ${productPrice(ore, profile)}`,
  monthly: (ore: number) => formatMonthlyPrice(toKronor(ore)),
};
