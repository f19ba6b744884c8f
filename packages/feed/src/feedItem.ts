import { disclosureAttributes, type DisclosureAttribute } from "./rules/disclosure/disclosureAttributes.ts";
import { feedBounds } from "./reading/feedBounds.ts";
import type { RawItem, RawValue } from "./reading/rawItem.ts";
import { type PassthroughAttributes, readPassthrough } from "./rules/product/readPassthrough.ts";

/** A row of `product_detail`. */
export interface FeedDetail {
  readonly section: string;
  readonly name: string;
  readonly value: string;
}

/** A certificate of a product. */
export interface FeedCertification {
  readonly authority: string;
  readonly name: string;
  readonly code: string;
  readonly value: string;
}

/** Terms of paying in parts. */
export interface FeedInstallment {
  readonly months: string;
  readonly amount: string;
  readonly downpayment: string;
  readonly creditType: string;
}

/** One item of a feed in the same shape for XML and tables; every value is the feed's own text, not yet validated. */
export interface FeedItem {
  readonly number: number;
  readonly line: number;
  readonly fault: "columns" | null;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly imageLink: string;
  readonly additionalImageLinks: readonly string[];
  readonly price: string;
  readonly salePrice: string;
  readonly salePriceEffectiveDate: string;
  readonly availability: string;
  readonly availabilityDate: string;
  readonly brand: string;
  readonly gtin: string;
  readonly mpn: string;
  readonly condition: string;
  readonly googleProductCategory: string;
  readonly productTypes: readonly string[];
  readonly itemGroupId: string;
  readonly color: string;
  readonly size: string;
  readonly material: string;
  readonly pattern: string;
  readonly gender: string;
  readonly ageGroup: string;
  readonly energyClass: string;
  readonly energyClassMin: string;
  readonly energyClassMax: string;
  readonly certifications: readonly FeedCertification[];
  readonly installment: FeedInstallment | null;
  readonly isBundle: string;
  readonly multipack: string;
  /** By their number; empty where one between them is missing. */
  readonly customLabels: readonly string[];
  readonly highlights: readonly string[];
  readonly details: readonly FeedDetail[];
  readonly unitPricingMeasure: string;
  readonly shippingWeight: string;
  /**
   * Shop-specific attributes: VAT percent in the price, whether it is delivered without a parcel, the limit per
   * customer.
   */
  readonly vatRate: string;
  readonly isDigital: string;
  readonly maxPerCustomer: string;
  /** Dimensions and weight of the product itself, without its packaging. */
  readonly productSize: Readonly<Record<"length" | "width" | "height" | "weight", string>>;
  /** Shop-specific attributes with legally required information; those without a value are left out. */
  readonly disclosure: Readonly<Partial<Record<DisclosureAttribute, readonly string[]>>>;
  /** Attributes that the shop only repeats in its own feeds; those without a value are left out. */
  readonly carried: PassthroughAttributes;
}

type Values = RawItem["values"];

const bounded = (text: string): string => text.slice(0, feedBounds.value);
const firstOf = (values: Values, name: string): string => bounded(values.get(name)?.[0]?.text ?? "");
const allOf = (values: Values, name: string): string[] =>
  (values.get(name) ?? []).map((value) => bounded(value.text)).filter((text) => text.trim() !== "");

function part(value: RawValue | undefined, name: string): string {
  return bounded(value?.parts?.[name] ?? "");
}

function readDetails(values: Values): FeedDetail[] {
  return (values.get("product_detail") ?? []).map((value) => ({
    section: part(value, "section_name"),
    name: part(value, "attribute_name"),
    value: part(value, "attribute_value"),
  }));
}

function readCertifications(values: Values): FeedItem["certifications"] {
  return (values.get("certification") ?? []).map((value) => ({
    authority: part(value, "certification_authority"),
    name: part(value, "certification_name"),
    code: part(value, "certification_code"),
    value: part(value, "certification_value"),
  }));
}

function readInstallment(values: Values): FeedItem["installment"] {
  const value = values.get("installment")?.[0];
  if (value === undefined) return null;
  return {
    months: part(value, "months"),
    amount: part(value, "amount"),
    downpayment: part(value, "downpayment"),
    creditType: part(value, "credit_type"),
  };
}

/** Labels are told apart by their numbers, so a missing one keeps its place. */
function readLabels(values: Values): FeedItem["customLabels"] {
  const labels = [0, 1, 2, 3, 4].map((number) => firstOf(values, `custom_label_${number}`).trim());
  return labels.slice(0, labels.findLastIndex((label) => label !== "") + 1);
}

function readDisclosed(values: Values): FeedItem["disclosure"] {
  const entries = disclosureAttributes.map((name) => [name, allOf(values, name)] as const);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

/** Converts a raw item to named attributes; missing ones become empty texts and lists. */
export function toFeedItem(raw: RawItem): FeedItem {
  const { values } = raw;
  return {
    number: raw.number,
    line: raw.line,
    fault: raw.fault,
    id: firstOf(values, "id"),
    title: firstOf(values, "title"),
    description: (values.get("description")?.[0]?.text ?? "").slice(0, feedBounds.description),
    link: firstOf(values, "link"),
    imageLink: firstOf(values, "image_link"),
    additionalImageLinks: allOf(values, "additional_image_link"),
    price: firstOf(values, "price"),
    salePrice: firstOf(values, "sale_price"),
    salePriceEffectiveDate: firstOf(values, "sale_price_effective_date"),
    availability: firstOf(values, "availability"),
    availabilityDate: firstOf(values, "availability_date"),
    brand: firstOf(values, "brand"),
    gtin: firstOf(values, "gtin"),
    mpn: firstOf(values, "mpn"),
    condition: firstOf(values, "condition"),
    googleProductCategory: firstOf(values, "google_product_category"),
    productTypes: allOf(values, "product_type"),
    itemGroupId: firstOf(values, "item_group_id"),
    color: firstOf(values, "color"),
    size: firstOf(values, "size"),
    material: firstOf(values, "material"),
    pattern: firstOf(values, "pattern"),
    gender: firstOf(values, "gender"),
    ageGroup: firstOf(values, "age_group"),
    energyClass: firstOf(values, "energy_efficiency_class"),
    energyClassMin: firstOf(values, "min_energy_efficiency_class"),
    energyClassMax: firstOf(values, "max_energy_efficiency_class"),
    certifications: readCertifications(values),
    installment: readInstallment(values),
    isBundle: firstOf(values, "is_bundle"),
    multipack: firstOf(values, "multipack"),
    customLabels: readLabels(values),
    highlights: allOf(values, "product_highlight"),
    details: readDetails(values),
    unitPricingMeasure: firstOf(values, "unit_pricing_measure"),
    shippingWeight: firstOf(values, "shipping_weight"),
    vatRate: firstOf(values, "vat_rate"),
    isDigital: firstOf(values, "digital"),
    maxPerCustomer: firstOf(values, "max_per_customer"),
    productSize: {
      length: firstOf(values, "product_length"),
      width: firstOf(values, "product_width"),
      height: firstOf(values, "product_height"),
      weight: firstOf(values, "product_weight"),
    },
    disclosure: readDisclosed(values),
    carried: readPassthrough(values),
  };
}
