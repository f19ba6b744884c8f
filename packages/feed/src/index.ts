export { FeedError, type FeedErrorCode, type FeedFault, type FeedPlace } from "./FeedError.ts";
export type { FeedDetail, FeedItem } from "./feedItem.ts";
export { readFeed } from "./reading/readFeed.ts";
export { readStoreStock } from "./reading/readStoreStock.ts";
export type { Availability } from "./rules/availability.ts";
export { readCategoryPath } from "./rules/categoryPath.ts";
export type { ItemColour } from "./rules/colours.ts";
export type { DisclosedParty, FeedDisclosure, WithdrawalExemption } from "./rules/disclosure.ts";
export type { DisclosureAttribute } from "./rules/disclosureAttributes.ts";
export type { FeedPicture } from "./rules/feedPicture.ts";
export type { ItemProblemCode } from "./rules/itemProblem.ts";
export type { KeptItem } from "./rules/keptItem.ts";
export type { Measure } from "./rules/measure.ts";
export { freeSlug, slug } from "./rules/slug.ts";
export { createSpecificationStatistics, type SpecificationGroup } from "./rules/specificationTypes.ts";
export type { StockProblemCode, StoreStockRow } from "./rules/storeStock.ts";
export {
  toProduct,
  type FeedProduct,
  type ProductDetail,
  type ProductReading,
  type ProductRules,
  type VariantKey,
} from "./rules/toProduct.ts";
export type { UnitMeasure } from "./rules/unitMeasure.ts";
export { vatRates } from "./rules/vatRate.ts";
export { commonTitle, formVariantGroup, type GroupMember, type VariantGroup } from "./rules/variantGroup.ts";
export { compareVariantValues } from "./rules/variantOrder.ts";
export { primaryColours, type PrimaryColour } from "./texts/colourNames.ts";
export { feedTexts } from "./texts/sv.ts";
export type { WrittenItem, WrittenShipping } from "./writing/feedValues.ts";
export { emptyFeedItem, merchantFeed, prisjaktFeed, type FeedWriter } from "./writing/writeFeed.ts";
