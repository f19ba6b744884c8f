/** The words of comparing that only the bar and the page of it need; those of tiles are in `catalogTexts`. */
export const compareTexts = {
  region: "Jämförelse",
  count: (count: number, max: number) => `Jämför ${count} produkter (max ${max})`,
  show: "Visa jämförda produkter",
  hide: "Dölj jämförda produkter",
  clear: "Rensa",
  cleared: "Jämförelsen är tömd.",
  undo: "Ångra",
  removeItem: (name: string) => `Ta bort ${name} från jämförelsen`,
  failed: "Något gick fel",
  compare: "Jämför produkter",
  heading: "Jämför produkter",
  table: "Jämförelse av produkter",
  product: "Produkt",
  specifications: "Specifikationer",
  price: "Pris",
  stock: "Lager",
  rating: "Betyg",
  brand: "Varumärke",
  noValue: "Uppgift saknas",
  differences: "Visa bara skillnader",
  allSame: "Produkterna har samma specifikationer.",
  emptyHeading: "Inga produkter att jämföra än",
  emptyText: "Välj Jämför produkt på upp till fyra produkter, så ställs de bredvid varandra här.",
  emptyLink: "Till sortimentet",
  onlyOne: "Lägg till minst en produkt till för att se vad som skiljer dem åt.",
};

/** Every text of the comparison; a shop may replace any of them. */
export type CompareTexts = typeof compareTexts;
