import { formatCount } from "@torg/format";

/** How many products there are, and what can be done with them. */
const offered = (count: number): string =>
  count === 1
    ? "en produkt med pris, lagersaldo och leveranstid."
    : `${formatCount(count, { one: "produkt", other: "produkter" })} att filtrera, jämföra och beställa. Se pris och lagersaldo direkt.`;

/** Swedish texts of the catalogue, on the server. */
export const catalogueTexts = {
  /** By name in the address, in the order offered. */
  sorting: {
    popular: "Mest populära",
    price_asc: "Lägsta pris",
    price_desc: "Högsta pris",
    name_asc: "Namn A–Ö",
    rating_desc: "Högsta betyg",
  },
  /** Titles that feeds give to the colour attribute. */
  colorTitles: ["färg", "färger", "color", "colour"],
  bestMatch: "Bäst träff",
  status: {
    in_stock: "I lager",
    out_of_stock: "Slut i lager",
    preorder: "Kan förbeställas",
    backorder: "Beställningsvara",
  },
  reduced: "Nedsatt pris",
  ratedFrom: (rating: number) => `Betyg ${rating} eller högre`,
  stopped: "<span>Säljs inte</span>",
  pages: "Sidnavigering",
  previousPage: "Föregående sida",
  nextPage: "Nästa sida",
  allProducts: "Alla produkter",
  searchHeading: (query: string) => `Sökresultat för ”${query}”`,
  correctedTo: (words: string) => `Visar resultat för ${words}`,
  alike: "Liknar det du skrev",
  searchEmpty: "Sök",
  popular: "Populära produkter",
  popularWords: ["populärt", "populära", "populära produkter"],
  fromPrice: (price: string) => `Från ${price}`,
  factsOfVariants: { several: "Flera", some: (value: string) => `${value} (vissa varianter)` },
  productMissing: "Sidan eller produkten kunde inte hittas.",
  listingMeta: (heading: string, brands: string, count: number) =>
    `${brands === "" ? heading : `${heading} från ${brands}`}: ${offered(count)}`,
  brandMeta: (brand: string, kinds: string, count: number) =>
    `${kinds === "" ? brand : `${kinds} från ${brand}`}: ${offered(count)}`,
  brandInCategory: (brand: string, category: string) => `${category} från ${brand}`,
  inCategory: (name: string, above: string) => `${name} (${above})`,
  compareAdded: "Produkten har lagts till i jämförelsen.",
  compareRemoved: "Produkten har tagits bort från jämförelsen.",
  compareCleared: "Jämförelsen är tömd.",
  compareFull: (max: number) => `Du kan jämföra högst ${max} produkter.`,
} as const;
