import type { FeedItem } from "../feedItem.ts";
import { passthroughAttributes } from "../rules/product/passthroughAttributes.ts";
import { disclosureAttributes } from "../rules/disclosure/disclosureAttributes.ts";

/** One value of an attribute in a written feed: a text, or sub-attributes by name. */
export type WrittenValue = string | Readonly<Record<string, string>>;

/** The delivery price of an item, as a feed states it. */
export interface ExportedShipping {
  readonly country: string;
  readonly service: string;
  /** For example `49.00 SEK`. */
  readonly price: string;
}

/** An item to be written: all data that reading a feed gives, and its delivery price. */
export type ExportedItem = Omit<FeedItem, "number" | "line" | "fault"> & {
  readonly shipping?: readonly ExportedShipping[];
};

const labelNames = [0, 1, 2, 3, 4].map((number) => `custom_label_${number}`);

const detailsOf = ({ details }: ExportedItem): readonly WrittenValue[] =>
  details.map(({ section, name, value }) => ({ section_name: section, attribute_name: name, attribute_value: value }));

const certificationsOf = ({ certifications }: ExportedItem): readonly WrittenValue[] =>
  certifications.map(({ authority, name, code, value }) => ({
    certification_authority: authority,
    certification_name: name,
    certification_code: code,
    certification_value: value,
  }));

function installmentOf({ installment }: ExportedItem): readonly WrittenValue[] {
  if (installment === null) return [];
  const { months, amount, downpayment, creditType } = installment;
  return [{ months, amount, downpayment, credit_type: creditType }];
}

const shippingOf = ({ shipping = [] }: ExportedItem): readonly WrittenValue[] =>
  shipping.map(({ country, service, price }) => ({ country, region: "", service, price }));

/** Each attribute of the format by its name there, with its values; the required ones come first. */
export function feedValues(item: ExportedItem): readonly (readonly [string, readonly WrittenValue[]])[] {
  const { productSize: size, disclosure, carried } = item;
  const values: readonly (readonly [string, readonly WrittenValue[]])[] = [
    ["id", [item.id]],
    ["title", [item.title]],
    ["description", [item.description]],
    ["link", [item.link]],
    ["image_link", [item.imageLink]],
    ["additional_image_link", item.additionalImageLinks],
    ["price", [item.price]],
    ["sale_price", [item.salePrice]],
    ["sale_price_effective_date", [item.salePriceEffectiveDate]],
    ["availability", [item.availability]],
    ["availability_date", [item.availabilityDate]],
    ["brand", [item.brand]],
    ["gtin", [item.gtin]],
    ["mpn", [item.mpn]],
    ["condition", [item.condition]],
    ["google_product_category", [item.googleProductCategory]],
    ["product_type", item.productTypes],
    ["item_group_id", [item.itemGroupId]],
    ["color", [item.color]],
    ["size", [item.size]],
    ["material", [item.material]],
    ["pattern", [item.pattern]],
    ["gender", [item.gender]],
    ["age_group", [item.ageGroup]],
    ["energy_efficiency_class", [item.energyClass]],
    ["min_energy_efficiency_class", [item.energyClassMin]],
    ["max_energy_efficiency_class", [item.energyClassMax]],
    ["certification", certificationsOf(item)],
    ["installment", installmentOf(item)],
    ["is_bundle", [item.isBundle]],
    ["multipack", [item.multipack]],
    ...labelNames.map((name, index) => [name, [item.customLabels[index] ?? ""]] as const),
    ["product_highlight", item.highlights],
    ["product_detail", detailsOf(item)],
    ["unit_pricing_measure", [item.unitPricingMeasure]],
    ["shipping", shippingOf(item)],
    ["shipping_weight", [item.shippingWeight]],
    ["vat_rate", [item.vatRate]],
    ["digital", [item.isDigital]],
    ["max_per_customer", [item.maxPerCustomer]],
    ["product_length", [size.length]],
    ["product_width", [size.width]],
    ["product_height", [size.height]],
    ["product_weight", [size.weight]],
    ...disclosureAttributes.map((name) => [name, disclosure[name] ?? []] as const),
    ...passthroughAttributes.map(({ name }) => [name, carried[name] ?? []] as const),
  ];
  return values.map(([name, all]) => [name, all.filter((value) => value !== "")]);
}
