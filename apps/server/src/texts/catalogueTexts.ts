import { formatCount } from "@torg/format";

/** Swedish words of the catalogue, as the server says them. */
export const catalogueTexts = {
  sortOptions: [
    { value: "popular", label: "Mest populära" },
    { value: "price_asc", label: "Lägsta pris" },
    { value: "price_desc", label: "Högsta pris" },
    { value: "name_asc", label: "Namn A–Ö" },
    { value: "rating_desc", label: "Högsta betyg" },
  ],
  /** How feeds title a group that says what the colours say. */
  colorTitles: ["färg", "färger", "color", "colour"],
  bestMatch: { value: "relevance", label: "Bäst träff" },
  status: {
    in_stock: "<span>I lager</span>",
    out_of_stock: "<span>Slut i lager</span>",
    preorder: "<span>Kan förbeställas</span>",
    backorder: "<span>Beställningsvara</span>",
  },
  pages: "Sidnavigering",
  previousPage: "Föregående sida",
  nextPage: "Nästa sida",
  allProducts: "Alla produkter",
  searchHeading: (query: string) => `Sökresultat för ”${query}”`,
  correctedTo: (words: string) => `Visar träffar för ”${words}”`,
  alike: "Liknar det du skrev",
  searchEmpty: "Sök",
  popular: "Populära produkter",
  popularWords: ["populärt", "populära", "populära produkter"],
  fromPrice: (price: string) => `Från ${price}`,
  factsOfVariants: { several: "Flera", some: (value: string) => `${value} (vissa varianter)` },
  productMissing: "Sidan eller produkten kunde inte hittas.",
  listingMeta: (heading: string, count: number) =>
    `${heading}: ${formatCount(count, { one: "produkt", other: "produkter" })} att filtrera, jämföra och beställa. Se pris och lagersaldo direkt.`,
  inCategory: (name: string, above: string) => `${name} (${above})`,
  compareAdded: "Produkten har lagts till i jämförelsen.",
  compareRemoved: "Produkten har tagits bort från jämförelsen.",
  compareCleared: "Jämförelsen är tömd.",
  compareFull: (max: number) => `Du kan jämföra högst ${max} produkter.`,
} as const;
