import { checkWords, isThing, type Thing, typeOf, withParents } from "./checkWords.ts";

/** Properties that Google requires before it shows a thing; an entry may list alternatives. */
const demanded: Readonly<Record<string, readonly string[]>> = {
  Product: ["name", "offers|review|aggregateRating"],
  ProductGroup: ["name", "productGroupID", "hasVariant"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  AggregateOffer: ["lowPrice", "priceCurrency"],
  AggregateRating: ["ratingValue", "reviewCount|ratingCount"],
  Review: ["author", "reviewRating"],
  Rating: ["ratingValue"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "item|url"],
  OfferShippingDetails: ["shippingRate", "shippingDestination"],
  MonetaryAmount: ["value", "currency"],
  DefinedRegion: ["addressCountry"],
  MerchantReturnPolicy: ["applicableCountry", "returnPolicyCategory", "merchantReturnDays"],
  UnitPriceSpecification: ["price", "priceCurrency"],
  Store: ["name", "address"],
  OnlineStore: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  SearchAction: ["target", "query-input"],
  OpeningHoursSpecification: ["opens", "closes"],
  EnergyConsumptionDetails: ["hasEnergyEfficiencyCategory"],
};

function within(value: unknown): readonly Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  return isThing(value) ? [value, ...Object.values(value).flatMap(within)] : [];
}

const hasDigit = (gtin: string): boolean => {
  const digits = gtin.split("").toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 1 ? 3 : 1), 0);
  return /^(\d{8}|\d{12,14})$/.test(gtin) && sum % 10 === 0;
};

/** Checks of numbers and texts beyond their type. */
function factProblems(thing: Thing): readonly string[] {
  const problems: string[] = [];
  const { price, ratingValue, gtin, url, position } = thing;
  // A price of zero is still shown as a product; only a merchant listing requires a price above zero.
  if (price !== undefined && !(typeof price === "number" && price >= 0))
    problems.push(`costs ${JSON.stringify(price)}`);
  if (ratingValue !== undefined && !(Number(ratingValue) >= 1 && Number(ratingValue) <= 5))
    problems.push("is rated beyond the scale");
  if (typeof gtin === "string" && !hasDigit(gtin)) problems.push(`has the wrong number ${gtin}`);
  if (typeof url === "string" && !URL.canParse(url)) problems.push(`lies at no whole address: ${url}`);
  if (position !== undefined && !Number.isInteger(position)) problems.push("has no whole place");
  return problems;
}

function demandProblems(thing: Thing): readonly string[] {
  const type = typeOf(thing);
  // A thing that is only referenced has no data of its own.
  if (type === "ProductGroup" && thing["hasVariant"] === undefined && thing["url"] === undefined) return [];
  const missing = (demanded[type] ?? []).filter((names) => !names.split("|").some((name) => thing[name] !== undefined));
  return [...missing.map((name) => `lacks ${name}`), ...factProblems(thing)].map((problem) => `${type} ${problem}`);
}

function variantProblems(thing: Thing): readonly string[] {
  const { variesBy: by, hasVariant: variants } = thing;
  if (!Array.isArray(by) || !Array.isArray(variants)) return [];
  const values = variants
    .filter(isThing)
    .map((variant) =>
      JSON.stringify(
        Object.entries(variant).filter(
          ([name]) => !["name", "url", "sku", "offers", "image", "mpn", "gtin"].includes(name),
        ),
      ),
    );
  return new Set(values).size === values.length ? [] : ["ProductGroup has two variants that are the same"];
}

/** All problems of a page's data, by schema.org's vocabulary and Google's requirements. */
export function checkThings(data: unknown): readonly string[] {
  if (!isThing(data) || data["@context"] !== "https://schema.org") return ["the data has no words of schema.org"];
  const { "@context": _context, "@graph": graph, ...only } = data;
  const things = Array.isArray(graph) ? graph.filter(isThing) : [only];
  const all = things.flatMap(within);
  const ids = new Set(all.filter((thing) => thing["@type"] !== undefined).map((thing) => thing["@id"]));
  const lost = all.filter((thing) => thing["@type"] === undefined && !ids.has(thing["@id"]));
  const typed = all.filter((thing) => thing["@type"] !== undefined && withParents(typeOf(thing)).length > 0);
  return [
    ...things.flatMap((thing) => checkWords(thing, typeOf(thing))),
    ...typed.flatMap(demandProblems),
    ...typed.flatMap(variantProblems),
    ...lost.map((thing) => `nothing is called ${JSON.stringify(thing["@id"])}`),
  ];
}
