export { isWithinWeek } from "./deliveryPromise.ts";
export type { DeliveryPromise } from "./deliveryPromise.ts";
export { isHtml } from "./isHtml.ts";
export { productSectionIds, productSections } from "./productSections.ts";
export type { ProductSection, SectionedProduct } from "./productSections.ts";
export { electronicLink, hasRepair, hasSafety, missingDisclosures } from "./shownDisclosure.ts";
export type { DisclosedProduct, MissingDisclosure } from "./shownDisclosure.ts";
export { breadcrumbStructuredData, productStructuredData } from "./structuredData.ts";
export type { AttributeNames, DescribedProduct, StructuredData } from "./structuredData.ts";
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
export type { Attribute, AttributeOption, VariantChoices, VariantLevel } from "./variants.ts";
