import type { FeedItem } from "../feedItem.ts";
import { feedTexts } from "../texts/sv.ts";
import { readAvailability, type Availability } from "./availability.ts";
import { readCategoryPath } from "./categoryPath.ts";
import { cleanLine, cutAtSpace } from "./cleanText.ts";
import { readColours, type ItemColour } from "./colours.ts";
import { readDescription } from "./description.ts";
import { labelPicture, readDisclosure, type FeedDisclosure } from "./disclosure.ts";
import { isElectrical } from "./electrical.ts";
import { readEnergyClass } from "./energyClass.ts";
import type { FeedPicture } from "./feedPicture.ts";
import { readGtin } from "./gtin.ts";
import type { ItemProblemCode } from "./itemProblem.ts";
import { keptItem, type KeptItem } from "./keptItem.ts";
import { readMeasure, type Measure } from "./measure.ts";
import { summaryOf } from "./summaryOf.ts";
import { swedishDecimals, swedishFact } from "./swedishDecimals.ts";
import { readPrice } from "./price.ts";
import { readSalePrice } from "./salePrice.ts";
import { readShippingWeight } from "./shippingWeight.ts";
import { readUnitMeasure, type UnitMeasure } from "./unitMeasure.ts";
import { readVatRate } from "./vatRate.ts";
import { readWebAddress } from "./webAddress.ts";
import { yesOrNo } from "./yesOrNo.ts";

/** One value of one attribute, as delivered, and parsed if it is a number. */
export interface ProductDetail {
  readonly name: string;
  /** The section of the specification that it was delivered in; empty if none. */
  readonly section: string;
  readonly text: string;
  readonly measure: Measure | null;
}

/** An item after all rules, as the catalogue imports it. */
export interface FeedProduct {
  readonly externalId: string;
  readonly groupId: string | null;
  readonly title: string;
  readonly summary: string;
  readonly descriptionHtml: string;
  readonly brand: string | null;
  readonly categoryPath: readonly string[];
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  readonly sourceLink: string | null;
  readonly priceOre: number | null;
  readonly priorPriceOre: number | null;
  readonly monthlyPriceOre: number | null;
  readonly availability: Availability;
  readonly isPackage: boolean;
  /** Addresses under which the shop serves the pictures. */
  readonly images: readonly string[];
  /** Those of the pictures that the shop must fetch first. */
  readonly feedPictures: readonly FeedPicture[];
  readonly colours: readonly ItemColour[];
  /** Values that variants of a group may differ in, by the feed's attribute. */
  readonly variant: Readonly<Record<VariantKey, string>>;
  readonly details: readonly ProductDetail[];
  readonly tags: readonly { readonly name: string; readonly color: string; readonly dark: boolean }[];
  readonly energy: {
    readonly class: string;
    readonly color: string;
    readonly version: number;
    readonly label: string | null;
    readonly sheet: null;
  } | null;
  readonly measure: UnitMeasure | null;
  /** Shipping weight of one piece; null = unknown. */
  readonly weightGrams: number | null;
  /** VAT percent included in the price; null = unknown. */
  readonly vatPercent: number | null;
  /** Delivered by letter or link, without a parcel. */
  readonly isDigital: boolean;
  /** Limit per cart; null = none given. */
  readonly maxQuantity: number | null;
  readonly disclosure: FeedDisclosure | null;
  /** The item's values as delivered, to be exported when the shop writes a feed. */
  readonly feedItem: KeptItem;
}

/** The attributes of the Merchant format by which variants differ. */
export type VariantKey = "color" | "size" | "material" | "pattern" | "gender" | "ageGroup";

/** The shop's settings for importing items. */
export interface ProductRules {
  readonly now: Date;
  /** The path where the shop serves a picture fetched from a delivered address; left out: it keeps its address. */
  readonly picturePath?: ((source: string) => string) | undefined;
  /** Finds an existing picture for a delivered address; null = no picture. If left out, the shop fetches it. */
  readonly findImage?: ((address: string) => string | null) | undefined;
}

/** The result for an item: a product with remarks, or the problem for which it was rejected. */
export type ProductReading =
  | { readonly product: FeedProduct; readonly problems: readonly ItemProblemCode[] }
  | { readonly product: null; readonly problems: readonly ItemProblemCode[] };

const maxId = 50;
const maxTitle = 150;
const maxBrand = 70;
const maxDetails = 1000;
const maxDetailText = 1000;
const maxSection = 140;
const maxImages = 11;

function rejection(item: FeedItem, id: string, title: string): ItemProblemCode | null {
  if (item.fault !== null) return item.fault;
  if (id === "") return "id-missing";
  return id.length > maxId ? "id-too-long" : title === "" ? "title-missing" : null;
}

function word(text: string): string {
  const found = Object.entries(feedTexts.values).find(([key]) => key === text.trim().toLowerCase());
  return found === undefined ? cleanLine(text) : found[1];
}

function readDetails(item: FeedItem): ProductDetail[] {
  const given = item.details.map(({ section, name, value }) => ({
    name: cleanLine(name),
    section: cutAtSpace(cleanLine(section), maxSection),
    text: cutAtSpace(cleanLine(value), maxDetailText),
  }));
  const names = new Set(given.map(({ name }) => name));
  const added = [
    { name: feedTexts.attributeTitles.material, text: cleanLine(item.material) },
    { name: feedTexts.attributeTitles.pattern, text: cleanLine(item.pattern) },
    { name: feedTexts.attributeTitles.gender, text: word(item.gender) },
    { name: feedTexts.attributeTitles.size, text: cleanLine(item.size) },
    { name: feedTexts.sizeTitles.width, text: cleanLine(item.productSize.width) },
    { name: feedTexts.sizeTitles.height, text: cleanLine(item.productSize.height) },
    { name: feedTexts.sizeTitles.length, text: cleanLine(item.productSize.length) },
    { name: feedTexts.sizeTitles.weight, text: cleanLine(item.productSize.weight) },
  ]
    .filter(({ name }) => !names.has(name))
    .map((one) => ({ ...one, section: "" }));
  const seen = new Set<string>();
  return [...given, ...added]
    .filter(({ name, text }) => {
      const key = `${name}\u0001${text}`;
      const isNew = name !== "" && /[\p{L}\p{N}]/u.test(text) && !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, maxDetails)
    .map(({ name, section, text }) => ({ name, section, text: swedishDecimals(text), measure: readMeasure(text) }));
}

type Note = (code: ItemProblemCode) => void;

const picturePath = (rules: ProductRules) => rules.picturePath ?? ((source: string) => source);

function readImages(item: FeedItem, rules: ProductRules, note: Note): Pick<FeedProduct, "images" | "feedPictures"> {
  const pictures = [item.imageLink, ...item.additionalImageLinks]
    .filter((link) => link.trim() !== "")
    .map((link) => {
      const source = readWebAddress(link);
      if (source === null) {
        note("image-refused");
        return null;
      }
      if (rules.findImage === undefined) return { path: picturePath(rules)(source), source };
      const path = rules.findImage(source);
      return path === null ? null : { path, source: null };
    })
    .filter((picture) => picture !== null);
  const images = [...new Set(pictures.map(({ path }) => path))].slice(0, maxImages);
  const feedPictures = images.flatMap((path) => {
    const source = pictures.find((picture) => picture.path === path)?.source ?? null;
    return source === null ? [] : [{ path, source }];
  });
  const label = labelPicture(item, picturePath(rules));
  return { images, feedPictures: label === null ? feedPictures : [...feedPictures, label] };
}

function readPrices(item: FeedItem, now: Date, note: Note): Pick<FeedProduct, "priceOre" | "priorPriceOre"> {
  const price = readPrice(item.price);
  if (!price.ok) note(price.code);
  const ore = price.ok ? price.ore : null;
  const sale = readSalePrice({ salePrice: item.salePrice, interval: item.salePriceEffectiveDate, priceOre: ore, now });
  if (sale.problem !== null) note(sale.problem);
  return { priceOre: sale.saleOre ?? ore, priorPriceOre: sale.saleOre === null ? null : ore };
}

function readEnergy(item: FeedItem, note: Note): FeedProduct["energy"] {
  if (item.energyClass.trim() === "") return null;
  const found = readEnergyClass(item.energyClass, item.energyClassMax);
  if (found === null) {
    note("energy-unknown");
    return null;
  }
  const eprel = item.certifications.find(
    (one) => one.name.trim().toUpperCase() === "EPREL" && /^\d+$/u.test(one.code.trim()),
  );
  const label = eprel === undefined ? null : `https://eprel.ec.europa.eu/qr/${eprel.code.trim()}`;
  return { class: found.class, color: found.color, version: found.version, label, sheet: null };
}

function readMeasured(item: FeedItem, note: Note): UnitMeasure | null {
  const measure = readUnitMeasure(item.unitPricingMeasure);
  if (measure === null && item.unitPricingMeasure.trim() !== "") note("measure-unknown");
  return measure;
}

function readWeight({ shippingWeight, productSize }: FeedItem, note: Note): number | null {
  const weight = readShippingWeight(shippingWeight);
  if (weight === null && shippingWeight.trim() !== "") note("weight-unknown");
  return weight ?? readShippingWeight(productSize.weight);
}

/** An item's terms of sale. */
function readTerms(item: FeedItem, note: Note): Pick<FeedProduct, "vatPercent" | "isDigital" | "maxQuantity"> {
  const said = { vat: item.vatRate.trim(), digital: item.isDigital.trim(), limit: item.maxPerCustomer.trim() };
  const vatPercent = readVatRate(said.vat);
  if (vatPercent === null && said.vat !== "") note("vat-unknown");
  const isDigital = yesOrNo(said.digital);
  if (isDigital === null && said.digital !== "") note("digital-unknown");
  const maxQuantity = /^[1-9]\d{0,3}$/u.test(said.limit) ? Number(said.limit) : null;
  if (maxQuantity === null && said.limit !== "") note("limit-unknown");
  return { vatPercent, isDigital: isDigital ?? false, maxQuantity };
}

function readTags(item: FeedItem): FeedProduct["tags"] {
  const condition = item.condition.trim().toLowerCase();
  const name =
    condition === "refurbished" ? feedTexts.product.refurbished : condition === "used" ? feedTexts.product.used : null;
  return name === null ? [] : [{ name, color: "#e8f0ea", dark: false }];
}

function readText(
  item: FeedItem,
  title: string,
  note: Note,
): Pick<FeedProduct, "title" | "descriptionHtml" | "summary"> {
  const description = readDescription(item.description);
  if (title.length > maxTitle) note("title-cut");
  if (description.isCut) note("description-cut");
  if (`${title}${item.description}${item.brand}`.includes("\ufffd")) note("text-broken");
  const facts = item.highlights.map((text) => cutAtSpace(swedishFact(cleanLine(text)), maxTitle));
  return { title: cutAtSpace(title, maxTitle), descriptionHtml: description.html, summary: summaryOf(facts) };
}

function readCategory(item: FeedItem): string[] {
  const own = readCategoryPath(cleanLine(item.productTypes[0] ?? ""));
  const google = cleanLine(item.googleProductCategory);
  const fallback = /^\d*$/u.test(google) ? [] : readCategoryPath(google);
  return own.length > 0 ? own : fallback.length > 0 ? fallback : [feedTexts.product.otherCategory];
}

/** Electrical goods are taken back because of their category, unless the feed says otherwise. */
function withTakeBack(told: FeedDisclosure | null, category: readonly string[]): FeedDisclosure | null {
  return told?.takeBack !== undefined || !isElectrical(category) ? told : { ...told, takeBack: true };
}

function readNumbers(
  item: FeedItem,
  note: Note,
): Pick<FeedProduct, "gtin" | "articleNumber" | "sourceLink" | "availability"> {
  const gtin = readGtin(item.gtin);
  if (gtin === null && item.gtin.trim() !== "") note("gtin-wrong");
  const sourceLink = readWebAddress(item.link);
  if (sourceLink === null && item.link.trim() !== "") note("link-refused");
  const availability = readAvailability(item.availability);
  if (availability === null) note("availability-unknown");
  return {
    gtin,
    articleNumber: cleanLine(item.mpn).slice(0, 70) || null,
    sourceLink,
    availability: availability ?? "out_of_stock",
  };
}

/** Converts one item of a feed: the resulting product, or null when it is rejected, and all remarks. */
export function toProduct(item: FeedItem, rules: ProductRules): ProductReading {
  const id = cleanLine(item.id);
  const title = cleanLine(item.title);
  const rejected = rejection(item, id, title);
  if (rejected !== null) return { product: null, problems: [rejected] };
  const problems = new Set<ItemProblemCode>();
  const note: Note = (code) => problems.add(code);
  const group = cleanLine(item.itemGroupId).slice(0, maxId);
  const monthly = item.installment === null ? null : readPrice(item.installment.amount);
  const product: FeedProduct = {
    externalId: id,
    groupId: group === "" ? null : group,
    ...readText(item, title, note),
    brand: cleanLine(item.brand).slice(0, maxBrand) || null,
    categoryPath: readCategory(item),
    ...readNumbers(item, note),
    ...readPrices(item, rules.now, note),
    monthlyPriceOre: monthly?.ok === true ? monthly.ore : null,
    isPackage: /^(?:yes|true|ja|1)$/iu.test(item.isBundle.trim()) || Number(item.multipack) > 1,
    ...readImages(item, rules, note),
    colours: readColours(cleanLine(item.color)),
    variant: {
      color: cleanLine(item.color),
      size: cleanLine(item.size),
      material: cleanLine(item.material),
      pattern: cleanLine(item.pattern),
      gender: word(item.gender),
      ageGroup: word(item.ageGroup),
    },
    details: readDetails(item),
    tags: readTags(item),
    energy: readEnergy(item, note),
    measure: readMeasured(item, note),
    weightGrams: readWeight(item, note),
    ...readTerms(item, note),
    disclosure: withTakeBack(readDisclosure(item, labelPicture(item, picturePath(rules)), note), readCategory(item)),
    feedItem: keptItem(item),
  };
  return { product, problems: [...problems] };
}
