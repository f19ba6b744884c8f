export { FeedError, type FeedErrorCode, type FeedFault, type FeedPlace } from "./FeedError.ts";
export type { FeedCertification, FeedDetail, FeedInstallment, FeedItem } from "./feedItem.ts";
export { readFeed } from "./reading/readFeed.ts";
export { readStoreStock } from "./reading/readStoreStock.ts";
export type { Availability } from "./rules/values/readAvailability.ts";
export type { PassthroughAttribute, PassthroughValue } from "./rules/product/passthroughAttributes.ts";
export { readCategoryPath } from "./rules/values/readCategoryPath.ts";
export type { ItemColour } from "./rules/values/readColours.ts";
export type { DisclosedParty, FeedDisclosure, WithdrawalExemption } from "./rules/disclosure/disclosure.ts";
export type { DisclosureAttribute } from "./rules/disclosure/disclosureAttributes.ts";
export type {
  FeedProduct,
  ProductDetail,
  ProductReading,
  ProductRules,
  VariantKey,
} from "./rules/product/feedProduct.ts";
export type { FeedPicture } from "./rules/values/FeedPicture.ts";
export type { ItemProblemCode } from "./rules/product/itemProblem.ts";
export type { StoredFeedItem } from "./rules/product/storedFeedItem.ts";
export type { Measure } from "./rules/values/readMeasure.ts";
export type { PassthroughAttributes } from "./rules/product/readPassthrough.ts";
export { uniqueSlug, slug } from "./rules/values/slug.ts";
export { createSpecificationStatistics, type SpecificationGroup } from "./rules/values/specificationTypes.ts";
export type { StockProblemCode, StoreStockRow } from "./rules/values/toStoreStock.ts";
export { toProduct } from "./rules/product/toProduct.ts";
export type { UnitMeasure } from "./rules/values/readUnitMeasure.ts";
export { vatRates } from "./rules/values/readVatRate.ts";
export { commonTitle, formVariantGroup, type GroupMember, type VariantGroup } from "./rules/variants/variantGroup.ts";
export { compareVariantValues } from "./rules/variants/variantOrder.ts";
export { primaryColours, type PrimaryColour } from "./texts/colourNames.ts";
export { feedTexts } from "./texts/sv.ts";
export type { ExportedItem, ExportedShipping } from "./writing/feedValues.ts";
export { emptyFeedItem, merchantFeed, prisjaktFeed, type FeedWriter } from "./writing/writeFeed.ts";
