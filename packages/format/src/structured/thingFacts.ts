/** The property names that a shop uses of each schema.org type. */
export interface ThingFacts {
  readonly OnlineStore:
    | "name"
    | "legalName"
    | "url"
    | "logo"
    | "image"
    | "email"
    | "telephone"
    | "address"
    | "vatID"
    | "taxID"
    | "contactPoint"
    | "hasMerchantReturnPolicy";
  readonly ContactPoint: "contactType" | "email" | "telephone" | "availableLanguage";
  readonly WebSite: "name" | "url" | "inLanguage" | "potentialAction";
  readonly SearchAction: "target" | "query-input";
  readonly EntryPoint: "urlTemplate";
  readonly BreadcrumbList: "itemListElement";
  readonly ItemList: "itemListElement" | "numberOfItems" | "name";
  readonly ListItem: "position" | "name" | "item" | "url";
  readonly Product: ProductFact | "inProductGroupWithID" | "isVariantOf";
  readonly ProductGroup: ProductFact | "productGroupID" | "variesBy" | "hasVariant";
  readonly Brand: "name";
  readonly PropertyValue: "name" | "value";
  readonly Offer: OfferFact | "price" | "priceSpecification";
  readonly AggregateOffer: OfferFact | "lowPrice" | "highPrice" | "offerCount";
  readonly UnitPriceSpecification: "price" | "priceCurrency" | "priceType";
  readonly OfferShippingDetails: "shippingRate" | "shippingDestination" | "deliveryTime";
  readonly MonetaryAmount: "value" | "currency";
  readonly DefinedRegion: "addressCountry";
  readonly ShippingDeliveryTime: "transitTime" | "handlingTime";
  readonly QuantitativeValue: "minValue" | "maxValue" | "unitCode";
  readonly MerchantReturnPolicy:
    | "applicableCountry"
    | "returnPolicyCategory"
    | "merchantReturnDays"
    | "returnMethod"
    | "returnFees"
    | "returnShippingFeesAmount";
  readonly EnergyConsumptionDetails:
    | "hasEnergyEfficiencyCategory"
    | "energyEfficiencyScaleMin"
    | "energyEfficiencyScaleMax";
  readonly AggregateRating: "ratingValue" | "reviewCount" | "bestRating";
  readonly Review: "author" | "datePublished" | "reviewBody" | "reviewRating";
  readonly Rating: "ratingValue" | "bestRating";
  readonly Person: "name";
  readonly Store:
    | "name"
    | "address"
    | "geo"
    | "telephone"
    | "email"
    | "url"
    | "image"
    | "openingHoursSpecification"
    | "parentOrganization";
  readonly PostalAddress: "streetAddress" | "postalCode" | "addressLocality" | "addressCountry";
  readonly GeoCoordinates: "latitude" | "longitude";
  readonly OpeningHoursSpecification: "dayOfWeek" | "opens" | "closes" | "validFrom" | "validThrough";
}

type ProductFact =
  | "name"
  | "url"
  | "image"
  | "description"
  | "brand"
  | "sku"
  | "mpn"
  | "gtin"
  | "color"
  | "size"
  | "material"
  | "pattern"
  | "additionalProperty"
  | "hasEnergyConsumptionDetails"
  | "aggregateRating"
  | "review"
  | "offers";

type OfferFact =
  | "url"
  | "priceCurrency"
  | "availability"
  | "itemCondition"
  | "shippingDetails"
  | "hasMerchantReturnPolicy";
