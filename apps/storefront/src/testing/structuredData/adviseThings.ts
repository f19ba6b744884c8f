import { isThing, type Thing, typeOf } from "./checkWords.ts";

/**
 * Properties that Google recommends for each kind of result (product snippets, merchant listings, organizations, local
 * businesses, breadcrumbs) beyond the required ones; an entry may list alternatives.
 */
const advisedProperties: Readonly<Record<string, readonly string[]>> = {
  Product: ["image", "description", "brand", "sku|mpn", "gtin", "aggregateRating", "review"],
  ProductGroup: ["image", "description", "brand", "variesBy", "url"],
  Offer: ["itemCondition", "shippingDetails", "hasMerchantReturnPolicy"],
  AggregateOffer: ["highPrice", "offerCount"],
  OfferShippingDetails: ["deliveryTime"],
  ShippingDeliveryTime: ["handlingTime", "transitTime"],
  MerchantReturnPolicy: ["returnMethod", "returnFees"],
  AggregateRating: ["bestRating"],
  Review: ["datePublished", "reviewBody"],
  OnlineStore: ["legalName", "address", "email", "telephone", "contactPoint", "vatID", "hasMerchantReturnPolicy"],
  Store: ["geo", "openingHoursSpecification", "telephone", "url"],
  PostalAddress: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
};

/** Properties that a variant inherits from its group. */
const ofGroup: readonly string[] = ["description", "brand", "aggregateRating", "review"];

const isTold = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

function missingOf(thing: Thing, inherited: readonly string[]): readonly string[] {
  const type = typeOf(thing);
  // A thing that is only referenced, and described on another page, has no more than its name.
  if (type === "ProductGroup" && thing["hasVariant"] === undefined) return [];
  return (advisedProperties[type] ?? [])
    .filter((names) => !inherited.includes(names))
    .filter((names) => !names.split("|").some((name) => isTold(thing[name])))
    .map((names) => `${type} could tell ${names}`);
}

/** All recommended properties that the data of a page lack. */
export function adviseThings(data: unknown, inherited: readonly string[] = []): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((each) => adviseThings(each, inherited));
  if (!isThing(data)) return [];
  const within = Object.entries(data).flatMap(([name, value]) =>
    adviseThings(value, name === "hasVariant" ? ofGroup : []),
  );
  return [...missingOf(data, inherited), ...within];
}
