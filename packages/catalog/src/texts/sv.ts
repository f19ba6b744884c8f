import { formatCount, formatMonthlyPrice, formatNumber, formatPrice, formatRange, toKronor } from "@torg/format";
import type { RangeProblem } from "@torg/format/typed";
import type { BadgeChoice } from "../domain/badge.ts";
import type { ByKind } from "../domain/filters/filterKinds.ts";
import type { ListingPart } from "../domain/filters/shownRange.ts";
import { shownRange } from "../domain/filters/shownRange.ts";
import type { LaterCatalogTexts } from "./laterSv.ts";
import { productPrice } from "./productPrice.ts";

const productForms = { one: "produkt", other: "produkter" };

/** How many products of the total a listing shows. */
function countText(part: ListingPart): string {
  const range = shownRange(part);
  if (range === null) return "0 produkter";
  if (part.total === 1) return "Visar 1 produkt av totalt 1 produkter";
  const [from, to, total] = [range.from, range.to, part.total].map((number) => formatNumber(number));
  return `Visar produkt ${from} - ${to} av totalt ${total} produkter`;
}

/** Label of the button from the filters to the products; without the count if it is unknown. */
function applyText(count: number | null, hasFilters: boolean): string {
  if (count === null) return "Visa produkter";
  return !hasFilters || count === 0 ? "Dölj filter" : `Visa ${formatCount(count, productForms)}`;
}

/** Summary of choices: up to two names, from three on their number. */
function summary(names: readonly string[], nothing: string): string {
  if (names.length === 0) return nothing;
  return names.length <= 2 ? names.join(", ") : `${names.length} st`;
}

interface KindTexts {
  readonly title: string;
  /** Summary of the chosen names of the kind. */
  readonly chosen: (names: readonly string[]) => string;
}

/** Text of a badge: its reduction, in percent if given. */
function badgeText(badge: BadgeChoice): string {
  if (badge.kind === "ribbon") return "Kampanj";
  if (badge.percent !== null) return `-${formatNumber(badge.percent)}%`;
  return badge.amountOre === null ? "Nedsatt pris" : `-${formatPrice(toKronor(badge.amountOre))}`;
}

const rangeProblems = {
  "minimum-above-maximum": (title, restored) =>
    `Lägsta ${title} kan inte vara högre än högsta ${title}. Värdet återställdes till ${restored}.`,
  "maximum-below-minimum": (title, restored) =>
    `Högsta ${title} kan inte vara lägre än lägsta ${title}. Värdet återställdes till ${restored}.`,
  "not-a-number": (title, restored) => `Ange ${title} med siffror. Värdet återställdes till ${restored}.`,
  "decimals-cut": (_, restored) => `Här går det bara att välja hela tal. Värdet ändrades till ${restored}.`,
  "outside-bounds": (_, restored) => `Värdet ändrades till ${restored}, det närmaste som går att välja.`,
} satisfies Record<RangeProblem["code"], (title: string, restored: string) => string>;

/** Why a typed range end was not accepted as typed. */
function rangeProblem(problem: RangeProblem, title: string, unit: string): string {
  return rangeProblems[problem.code](title.toLocaleLowerCase("sv"), `${formatNumber(problem.restored)} ${unit}`.trim());
}

/** Swedish texts of listing and tile; those for the product page, comparing and searching load with their parts. */
export const catalogTexts = {
  listing: {
    countText,
    facets: "Mer i sortimentet",
    sortBy: "Sortera efter:",
    sort: "Sortera",
    grid: "Visa i rutnät",
    list: "Visa i lista",
    view: "Visningsläge",
    products: "Produkter",
    loading: "Laddar",
    unreadable:
      "Butikens svar gick inte att läsa. Du ser produkterna från före ditt val. Ladda om sidan och försök igen.",
    pages: "Sidnavigering",
    page: (number: string) => `Sida ${number}`,
    parent: (name: string) => `Tillbaka till ${name}`,
    subcategories: "Underkategorier",
    showAll: (count: number) => `Visa alla (${count})`,
    showFewer: "Visa färre",
    showAllMobile: "Visa samtliga",
    emptyHeading: "Inga produkter passar ditt val",
    emptyText: "Ta bort ett filter eller sök på något annat.",
    nothingHeading: "Inga produkter hittades",
    nothingText: "Sök på något annat eller titta i en annan kategori.",
    clearAndShow: "Rensa alla filter",
  },
  filters: {
    region: "Filter",
    /** Skip link over the filters, for keyboard users. */
    skip: "Hoppa över filtren",
    open: "Filtrera",
    back: "Tillbaka",
    close: "Stäng",
    active: "Valda filter",
    /** Label of the filter button once some are chosen. */
    openWith: (count: number) => `Filtrera ${formatNumber(count)} valda`,
    clearAll: "Rensa allt",
    clear: "Rensa",
    about: (title: string) => `Om ${title}`,
    clearGroup: (title: string) => `Rensa ${title}`,
    remove: (name: string) => `Ta bort filtret ${name}`,
    applyText,
    offline: "Du är inte uppkopplad just nu. Produkterna visas när du har kontakt med nätet.",
    showAll: (count: number) => `Visa alla (${formatNumber(count)})`,
    showFewer: "Visa mindre",
    find: (title: string) => `Sök i listan ${title}`,
    found: (count: number, all: number) => `${formatNumber(count)} av ${formatNumber(all)} passar`,
    whole: (title: string, count: number) => `Öppna hela listan ${title} (${formatNumber(count)})`,
    moreGroups: (count: number) => `Visa fler filter (${formatNumber(count)})`,
    fewerGroups: "Visa färre filter",
    findGroup: "Sök bland fler filter",
    wholeGroups: "Öppna sidan med alla filter",
    category: "Kategori",
    subcategory: "Underkategori",
    kinds: {
      brands: { title: "Varumärken", chosen: (names) => summary(names, "Alla varumärken") },
      categories: { title: "Kategorier", chosen: (names) => summary(names, "Inga valda") },
      colors: { title: "Färger", chosen: (names) => summary(names, "Alla färger") },
      stock: { title: "Lagerstatus", chosen: (names) => summary(names, "Inga valda") },
      offers: { title: "Erbjudanden", chosen: (names) => summary(names, "Inga valda") },
      ratings: { title: "Betyg", chosen: (names) => summary(names, "Inga valda") },
    } satisfies ByKind<KindTexts>,
    specifications: "Specifikationer",
    price: "Pris",
    kronor: "kr",
    lowest: (title: string) => `Lägsta ${title.toLocaleLowerCase("sv")}`,
    highest: (title: string) => `Högsta ${title.toLocaleLowerCase("sv")}`,
    chosen: (names: readonly string[]) => summary(names, "Inga valda"),
    groupTitle: (title: string, unit: string | null) => (unit ? `${title} (${unit})` : title),
    value: (value: string, unit: string | null) => (unit ? `${value} ${unit}` : value),
    /** The visible count beside a row, and its spoken form. */
    count: (count: number) => formatNumber(count),
    products: (count: number) => formatCount(count, productForms),
    rowCount: (value: string, count: number) => `${value} (${formatNumber(count)})`,
    interval: (title: string, range: string) => `${title}: ${range}`,
    range: (min: number, max: number, unit: string | null) =>
      `${formatRange(formatNumber(min), formatNumber(max))}${unit ? ` ${unit}` : ""}`,
    spoken: (value: number, unit: string | null) =>
      `${formatNumber(value)} ${unit === "kr" ? "kronor" : (unit ?? "")}`.trim(),
    rangeProblem,
  },
  tile: {
    readMore: "Läs mer",
    about: (name: string) => `om ${name}`,
    buy: "Lägg i varukorgen",
    package: "Paket",
    noImage: "Bild saknas",
    rating: (value: number) => `Betyg ${formatNumber(value, { decimals: 1 })} av 5`,
    badgeText,
    price: productPrice,
    now: "Nu",
    priorPrice: "Tidigare lägsta pris 30 dagar:",
    monthly: (ore: number) => formatMonthlyPrice(toKronor(ore)),
    comparison: (ore: number, unit: string) => `Jämförpris ${formatPrice(toKronor(ore), { decimals: 2 })}/${unit}`,
    fromPrice: "Från",
  },
  energy: {
    arrow: (energyClass: string, best: string, worst: string) =>
      `Energiklass ${energyClass} på skalan ${best} till ${worst}`,
    showLabel: (name: string) => `visa energimärkning för ${name}`,
    sheet: "Produktblad",
    sheetFor: (name: string) => `Produktblad för ${name} (PDF)`,
  },
  compare: {
    add: "Jämför produkt",
    justAdded: "Tillagd i jämförelsen",
    remove: "Ta bort från jämförelsen",
    boxLabel: "Jämför",
    box: (name: string) => `Jämför ${name}`,
    full: (max: number) => `Du kan jämföra högst ${max} produkter`,
    compare: "Jämför produkter",
  },
};

/** The texts that listing and tile need; those of parts that load later only to override some. */
export type CatalogTexts = typeof catalogTexts & {
  readonly later?: { readonly [Subject in keyof LaterCatalogTexts]?: Partial<LaterCatalogTexts[Subject]> };
};
