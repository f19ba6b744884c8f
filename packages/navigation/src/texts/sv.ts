import { formatPrice, toKronor } from "@torg/format";
import { cartName, exclVatNote } from "./cartName.ts";

/** The Swedish texts around a page's content. */
export const navigationTexts = {
  home: (shop: string) => `${shop}, till startsidan`,
  menu: "Meny",
  close: "Stäng",
  news: "Meddelande",
  submenu: (category: string) => `Visa undermeny för ${category}`,
  allOf: (category: string) => `Allt inom ${category}`,
  backTo: (panel: string) => `Tillbaka till ${panel}`,
  products: "Produkter",
  categories: "Kategorier",
  brands: "Varumärken",
  allBrands: "Visa alla varumärken",
  brandsPage: {
    heading: "Varumärken",
    lead: "Alla våra varumärken, i bokstavsordning.",
    none: "Just nu har vi inga varumärken att visa.",
    letters: "Bokstäver",
  },
  campaigns: "Kampanjer",
  services: "Tjänster",
  about: "Om butiken",
  login: "Logga in",
  /** Links of the header besides search and cart. */
  stores: "Butiker",
  account: "Konto",
  /** Label for what does not fit into the category row of a wide screen. */
  more: "Mer",
  brandsOf: (category: string) => `Varumärken inom ${category}`,
  search: "Sök",
  searchHint: "Sök bland våra produkter",
  cart: "Varukorg",
  cartName: (count: number, sumOre: number, includesVat = true) =>
    cartName(
      "Varukorg",
      count,
      formatPrice(toKronor(sumOre), { decimals: 2, stripIfInteger: true }) + (includesVat ? "" : exclVatNote),
    ),
  development: { bar: "Utveckling", themes: "Tema", pages: "Sidor", warnings: "Saknas på sidan" },
  toTop: "Till toppen",
  /** Message of a page that the server no longer recognises: its session has ended, or belonged to another visitor. */
  stale: { sentence: "Sidan har varit öppen för länge. ", reload: "Ladda om sidan", after: " och försök igen." },
  footer: {
    contact: "Kundservice",
    company: "Företaget",
    information: "Information",
    shopping: "Handla",
    organisationNumber: "Organisationsnummer",
    vatNumber: "Momsregistreringsnummer",
    address: "Adress",
    email: "E-post",
    phone: "Telefon",
    hours: "Öppettider",
    terms: "Köpvillkor",
    accessibility: "Tillgänglighet",
    returns: "Retur och reklamation",
    waysToPay: "Betalsätt",
    waysOfDelivery: "Fraktsätt",
    promise: "Priser visas inkl moms. Företag ser priser exkl moms i varukorg och kassa.",
  },
};

/** Every text around a page's content; a shop may replace any of them. */
export type NavigationTexts = typeof navigationTexts;
