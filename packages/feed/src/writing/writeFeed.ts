import { carriedParts, repeatedCarried } from "../rules/product/passthroughAttributes.ts";
import { repeatedDisclosures } from "../rules/disclosure/disclosureAttributes.ts";
import { feedValues, type ExportedItem, type WrittenValue } from "./feedValues.ts";

/** A feed format: the text before the items, each item, and the text after them. */
export interface FeedWriter {
  readonly type: string;
  readonly head: (shop: { readonly title: string; readonly link: string }) => string;
  readonly item: (item: ExportedItem) => string;
  readonly tail: string;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

/** Text within an element; characters that XML does not allow are removed. */
const escape = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- XML forbids these
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, "")
    .replaceAll(/[&<>\r]/gu, (character) => entities[character] ?? character);

function element(name: string, value: WrittenValue): string {
  const content =
    typeof value === "string"
      ? escape(value)
      : Object.entries(value)
          .filter(([, part]) => part !== "")
          .map(([part, text]) => element(part, text))
          .join("");
  return `<g:${name}>${content}</g:${name}>`;
}

/** Google Merchant's feed: RSS with Google's attributes, one item per line. */
export const merchantFeed: FeedWriter = {
  type: "application/xml; charset=utf-8",
  head: ({ title, link }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${escape(title)}</title><link>${escape(link)}</link><description>${escape(title)}</description>\n`,
  item: (item) =>
    `<item>${feedValues(item)
      .flatMap(([name, values]) => values.map((value) => element(name, value)))
      .join("")}</item>\n`,
  tail: "</channel></rss>\n",
};

/** One of several values in a cell: quoted if it contains a separator. */
const quotePart = (text: string): string => (/[,:"\\]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const quoteCell = (text: string): string => (/[",\r\n;|~\t]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Attributes whose cell has several values, each quoted if needed. */
const repeated: ReadonlySet<string> = new Set([
  "product_type",
  "product_highlight",
  ...repeatedDisclosures,
  ...repeatedCarried,
]);

/** Attributes with parts, as the header spells them. */
const partNames: Readonly<Record<string, readonly string[]>> = {
  product_detail: ["section_name", "attribute_name", "attribute_value"],
  certification: ["certification_authority", "certification_name", "certification_code", "certification_value"],
  installment: ["months", "amount", "downpayment", "credit_type"],
  shipping: ["country", "region", "service", "price"],
  ...Object.fromEntries(carriedParts),
};

function cell(name: string, values: readonly WrittenValue[]): string {
  const texts = values.map((value) => {
    if (typeof value === "string") return repeated.has(name) ? quotePart(value) : value;
    return (partNames[name] ?? []).map((part) => quotePart(value[part] ?? "")).join(":");
  });
  return quoteCell(texts.join(","));
}

/** An item without values. */
export const emptyFeedItem: ExportedItem = {
  id: "",
  title: "",
  description: "",
  link: "",
  imageLink: "",
  additionalImageLinks: [],
  price: "",
  salePrice: "",
  salePriceEffectiveDate: "",
  availability: "",
  availabilityDate: "",
  brand: "",
  gtin: "",
  mpn: "",
  condition: "",
  googleProductCategory: "",
  productTypes: [],
  itemGroupId: "",
  color: "",
  size: "",
  material: "",
  pattern: "",
  gender: "",
  ageGroup: "",
  energyClass: "",
  energyClassMin: "",
  energyClassMax: "",
  certifications: [],
  installment: null,
  isBundle: "",
  multipack: "",
  customLabels: [],
  highlights: [],
  details: [],
  unitPricingMeasure: "",
  shippingWeight: "",
  vatRate: "",
  isDigital: "",
  maxPerCustomer: "",
  productSize: { length: "", width: "", height: "", weight: "" },
  disclosure: {},
  carried: {},
};

const headers = feedValues(emptyFeedItem).map(([name]) => {
  const parts = partNames[name];
  return parts === undefined ? name : `${name}(${parts.join(":")})`;
});

/** Prisjakt's feed as a table: one column per attribute, parts spelled in the header. */
export const prisjaktFeed: FeedWriter = {
  type: "text/csv; charset=utf-8",
  head: () => `${headers.join(",")}\r\n`,
  item: (item) =>
    `${feedValues(item)
      .map(([name, values]) => cell(name, values))
      .join(",")}\r\n`,
  tail: "",
};
