export { listingStructuredData } from "./listingStructuredData.ts";
export type { ListedProducts } from "./listingStructuredData.ts";
export type { OfferedAvailability, OfferTerms } from "./offerThing.ts";
export { productStructuredData } from "./structuredData.ts";
export type { AttributeNames, DescribedProduct, DescribedReview, StructuredDataContext } from "./structuredData.ts";
