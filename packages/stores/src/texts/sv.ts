import { formatCount } from "@torg/format";
import { formatOpeningTime } from "../domain/formatOpeningTime.ts";
import { countyNames } from "./countySv.ts";

const weekdays = ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"];

/** Swedish texts of store finder and stock check. */
export const storesTexts = {
  page: {
    heading: "Våra butiker",
    lead: "Hämta din beställning, se och känn på varorna eller ställ en fråga.",
    none: "Just nu har vi inga butiker att visa.",
    address: "Adress",
    hours: "Öppettider och kontakt",
    all: "Alla butiker",
  },
  regions: { list: "Butiker", map: "Butikskarta" },
  searchPlaceholder: "Sök på postnummer eller ort",
  searchLabel: "Sök butik",
  clearSearch: "Rensa sökning",
  submit: "Visa butiker",
  sortByPosition: "Sortera efter min position",
  sortedByPosition: "Sorterat efter min position",
  myPosition: "Min position",
  whiteGoodsOnly: "Visa endast vitvarubutiker",
  noMatch: "Inga butiker matchade din sökning",
  whiteGoodsBadge: "Endast vitvaror",
  toStorePage: "Gå till butikssida",
  hoursAndContact: "Öppettider & Kontakt",
  openUntil: (time: string): string => `Öppet nu, stänger ${formatOpeningTime(time)}`,
  opens: (time: string, day: string): string => `Stängt, öppnar ${day} ${formatOpeningTime(time)}`,
  /** The day of the next opening: days from now, and weekday with Monday as 0. */
  openingDay: (inDays: number, weekday: number): string =>
    ["i dag", "i morgon"][inDays] ?? `på ${weekdays[weekday] ?? ""}`,
  closed: "Stängt",
  showAll: (count: number): string => `Visa alla ${formatCount(count, { one: "butik", other: "butiker" })}`,
  counties: "Butiker per län",
  /** The county for its letters; unknown letters are returned as they are. */
  county: (letters: string): string => countyNames[letters] ?? letters,
  otherCounties: "Övriga butiker",
  inCounty: (name: string, count: number): string => `${name} (${count})`,
  skipMap: "Hoppa över kartan",
  mapTitle: "Karta över butiker",
  mapFailed: "Kartan kunde inte visas. Butikerna finns i listan.",
  map: {
    zoomIn: "Zooma in",
    zoomOut: "Zooma ut",
    close: "Stäng",
    marker: (name: string, city: string): string => (name.includes(city) ? name : `${name}, ${city}`),
    cluster: (count: number): string => formatCount(count, { one: "butik", other: "butiker" }),
    sources: "Karta: Natural Earth. Orter: GeoNames (CC BY 4.0)",
  },
  tilesPurpose: "Här visas butikerna på en karta med gator.",
  places: (host: string): string =>
    `Sökfältet kan föreslå orter. Förslagen hämtas från ${host}, som då får veta din ip-adress och vad du skriver i fältet. De visas när du tillåter funktionella tjänster från tredje part; sidan laddas då om.`,
  loading: "Laddar",
  stock: {
    show: "Se lagerstatus i butik",
    none: "Inga butiker har tyvärr produkten i lager",
    unreadable: "Butikernas lager gick inte att läsa. Försök igen om en stund.",
  },
} as const;

/** The texts that a shop may replace. */
export type StoresTexts = Loose<typeof storesTexts>;

type Loose<T> = T extends string
  ? string
  : T extends (...words: readonly never[]) => string
    ? T
    : { readonly [Key in keyof T]: Loose<T[Key]> };
