export { parseIdList, writeIdList } from "./idList.ts";
export {
  colorValueIds,
  listingAddress,
  listingQuery,
  listingRequest,
  shortListingAddress,
  writeListingRequest,
} from "./listingQuery.ts";
export type { ColorChoice, ListingPlace, ListingQuery } from "./listingQuery.ts";
export { intervalFieldName } from "./formFields.ts";
export type { ListingRequest } from "./listingParameters.ts";
export { readListingRequest } from "./listingRequest.ts";
export { isInterval, parseSpecifications, writeSpecifications } from "./specificationString.ts";
export type { GroupKind, IntervalChoice, SpecificationChoice, ValueChoice } from "./specificationString.ts";
