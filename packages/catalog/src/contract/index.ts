export { autocompleteResponseSchema, autocompleteCall, suggestionSchema } from "./autocompleteCall.ts";
export type { AutocompleteResponse, Suggestion } from "./autocompleteCall.ts";
export {
  compareClearCall,
  compareDeleteCall,
  compareIndexCall,
  compareListSchema,
  compareProductSchema,
  compareSearchCall,
  compareStoreCall,
  compareSuggestionSchema,
} from "./compareCalls.ts";
export type { CompareList, CompareProduct, CompareSuggestion } from "./compareCalls.ts";
export { compareIndexPath } from "./comparePaths.ts";
export { deliveryPromiseSchema } from "./deliveryPromise.ts";
export type { DeliveryPromise } from "../domain/product/deliveryPromise.ts";
export {
  disclosureSchema,
  durabilityGuaranteeSchema,
  hazardSchema,
  productDocumentSchema,
  productPartySchema,
} from "./disclosure.ts";
export type { Disclosure, Hazard, ProductParty } from "./disclosure.ts";
export { energySchema } from "./energy.ts";
export type { Energy } from "./energy.ts";
export {
  currentCategorySchema,
  filterBrandSchema,
  filterCategorySchema,
  filterRowSchema,
  filtersSchema,
  priceScaleSchema,
  primaryColorSchema,
  sortOptionSchema,
  subcategorySchema,
} from "./filters.ts";
export type {
  CurrentCategory,
  FilterBrand,
  FilterCategory,
  KindCounts,
  Filters,
  PrimaryColor,
  SortOption,
  Subcategory,
} from "./filters.ts";
export { toneSchema } from "./describedPicture.ts";
export { listingResponseSchema, listingCall, listingQuerySchema, unfilteredQuery } from "./listingCall.ts";
export type { ListingResponse } from "./listingCall.ts";
export {
  availabilitySchema,
  discountBadgeSchema,
  listingProductSchema,
  bannerImageSchema,
  tagSchema,
} from "./listingProduct.ts";
export type { Availability, DiscountBadge, ListingProduct, ProductTag, BannerImage } from "./listingProduct.ts";
export {
  addonProductSchema,
  embedSchema,
  productDetailSchema,
  productImageSchema,
  productSpecificationSchema,
  trailSchema,
} from "./productDetail.ts";
export type {
  AddonProduct,
  Embed,
  ProductDetail,
  ProductImage,
  ProductSpecification,
  ProductVariant,
  Trail,
} from "./productDetail.ts";
export { maxProductsById, productsByIdCall } from "./productsByIdCall.ts";
export { specificationGroupSchema, specificationRowSchema } from "./specificationGroup.ts";
export type { SpecificationGroup, SpecificationRow } from "./specificationGroup.ts";
export { variantAttributeSchema, variantOptionSchema } from "./variantAttribute.ts";
export type { VariantAttribute, VariantOption } from "./variantAttribute.ts";
export { suggestionOf } from "./suggestionOf.ts";
