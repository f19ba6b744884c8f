export { isWithinWeek } from "./deliveryPromise.ts";
export type { DeliveryPromise } from "./deliveryPromise.ts";
export { isHtml } from "./isHtml.ts";
export { productSectionIds, productSections } from "./productSections.ts";
export type { ProductSection, SectionedProduct } from "./productSections.ts";
export { viewedProductsKey } from "./viewedProductsKey.ts";
export {
  parseViewedProducts,
  viewedProductLimits,
  viewedProductsToShow,
  addViewedProduct,
  serializeViewedProducts,
} from "./viewedProducts.ts";
export type { ViewedProduct } from "./viewedProducts.ts";
export { electronicLink, hasRepair, hasSafety, missingDisclosures } from "./shownDisclosure.ts";
export type { DisclosedProduct, MissingDisclosure } from "./shownDisclosure.ts";
export { specificationSections, withSections } from "./specificationSections.ts";
export type { SectionedFact, SectionRule, SpecificationSection } from "./specificationSections.ts";
export { textLanguage } from "./textLanguage.ts";
export {
  choicesOfProduct,
  chooseVariant,
  chosenProduct,
  readVariantChoices,
  selectedChoices,
  variantAddress,
  variantLevels,
  variantParameter,
  writeVariantChoices,
} from "./variants.ts";
export { variantControl, variantControls } from "./variantControl.ts";
export type { VariantControl } from "./variantControl.ts";
export type { Attribute, AttributeOption, LevelOption, VariantChoices, VariantLevel } from "./variants.ts";
