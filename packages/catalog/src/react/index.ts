export { ActiveFilters } from "./active-filters/ActiveFilters.tsx";
export type { ActiveFiltersProps } from "./active-filters/ActiveFilters.tsx";
export { CategoryCards } from "./category-cards/CategoryCards.tsx";
export type { CategoryCardsProps, PicturedCategory } from "./category-cards/CategoryCards.tsx";
export { CompareBar } from "./compare-bar/CompareBar.tsx";
export type { CompareBarProps } from "./compare-bar/CompareBar.tsx";
export { ComparePage } from "./compare-page/ComparePage.tsx";
export type { ComparePageProps } from "./compare-page/ComparePage.tsx";
export { CompareSearch } from "./compare-search/CompareSearch.tsx";
export type { CompareSearchProps } from "./compare-search/CompareSearch.tsx";
export { CompareTable } from "./compare-table/CompareTable.tsx";
export type { CompareTableProps } from "./compare-table/CompareTable.tsx";
export { CompareForm } from "./compare-toggle/CompareForm.tsx";
export { CompareLink } from "./compare-toggle/CompareLink.tsx";
export type { CompareLinkProps } from "./compare-toggle/CompareLink.tsx";
export { CompareToggle } from "./compare-toggle/CompareToggle.tsx";
export type { CompareToggleProps } from "./compare-toggle/CompareToggle.tsx";
export { compareFormId } from "./compare-toggle/compareFormId.ts";
export { DeliveryLine } from "./delivery-line/DeliveryLine.tsx";
export type { DeliveryLineProps } from "./delivery-line/DeliveryLine.tsx";
export { EmptyResult } from "./empty-result/EmptyResult.tsx";
export type { EmptyResultProps } from "./empty-result/EmptyResult.tsx";
export { EnergyArrow } from "./energy-arrow/EnergyArrow.tsx";
export type { EnergyArrowProps } from "./energy-arrow/EnergyArrow.tsx";
export { EnergyClass } from "./energy-arrow/EnergyClass.tsx";
export type { EnergyClassProps } from "./energy-arrow/EnergyClass.tsx";
export { filterFormId, filterPanelId } from "./filter-sidebar/filterPanelId.ts";
export type { RangeTrackPart } from "./filter-sidebar/RangeTrackPart.ts";
export { FilterSidebar } from "./filter-sidebar/FilterSidebar.tsx";
export type { FilterSidebarProps } from "./filter-sidebar/FilterSidebar.tsx";
export { useListing } from "./hooks/useListing.ts";
export { BrandLinks } from "./home-page/BrandLinks.tsx";
export type { BrandLinksProps } from "./home-page/BrandLinks.tsx";
export { CampaignBanner } from "./home-page/CampaignBanner.tsx";
export type { Campaign, CampaignBannerProps } from "./home-page/CampaignBanner.tsx";
export { CampaignCountdown } from "./home-page/CampaignCountdown.tsx";
export type { CampaignCountdownProps } from "./home-page/CampaignCountdown.tsx";
export { HomeCarousel } from "./home-page/HomeCarousel.tsx";
export type { HomeCarouselProps, HomeSlide } from "./home-page/HomeCarousel.tsx";
export { HomeHero } from "./home-page/HomeHero.tsx";
export type { HomeHeroProps } from "./home-page/HomeHero.tsx";
export { HomePage } from "./home-page/HomePage.tsx";
export type { HomePageProps, HomeRow } from "./home-page/HomePage.tsx";
export { StoresNote } from "./home-page/StoresNote.tsx";
export type { StoresNoteProps } from "./home-page/StoresNote.tsx";
export { ShopPromises } from "./home-page/ShopPromises.tsx";
export type { ShopPromise, ShopPromisesProps } from "./home-page/ShopPromises.tsx";
export { ListingHeader } from "./listing-header/ListingHeader.tsx";
export type { ListingHeaderProps } from "./listing-header/ListingHeader.tsx";
export { ListingToolbar } from "./listing-toolbar/ListingToolbar.tsx";
export type { ListingToolbarProps } from "./listing-toolbar/ListingToolbar.tsx";
export { Listing } from "./listing/Listing.tsx";
export type { ListingProps } from "./listing/Listing.tsx";
export { PageLinks } from "./page-links/PageLinks.tsx";
export type { PageLinksProps } from "./page-links/PageLinks.tsx";
export { PriceBlock } from "./price-block/PriceBlock.tsx";
export type { PriceBlockProps } from "./price-block/PriceBlock.tsx";
export { ProductArea } from "./product-area/ProductArea.tsx";
export type { ProductAreaProps } from "./product-area/ProductArea.tsx";
export { ProductRepair } from "./product-disclosure/ProductRepair.tsx";
export type { ProductRepairProps } from "./product-disclosure/ProductRepair.tsx";
export { ProductSafety } from "./product-disclosure/ProductSafety.tsx";
export type { ProductSafetyProps } from "./product-disclosure/ProductSafety.tsx";
export { ProductAssurances } from "./product-assurances/ProductAssurances.tsx";
export type { ProductAssurancesProps } from "./product-assurances/ProductAssurances.tsx";
export { ProductFacts } from "./product-facts/ProductFacts.tsx";
export type { ProductFactsProps } from "./product-facts/ProductFacts.tsx";
export { ProductGallery } from "./product-gallery/ProductGallery.tsx";
export type { ProductGalleryProps } from "./product-gallery/ProductGallery.tsx";
export { ProductGrid } from "./product-grid/ProductGrid.tsx";
export type { ProductGridProps } from "./product-grid/ProductGrid.tsx";
export { ProductDescription } from "./product-page/ProductDescription.tsx";
export type { ProductDescriptionProps } from "./product-page/ProductDescription.tsx";
export { ProductPage } from "./product-page/ProductPage.tsx";
export type { ProductPageProps } from "./product-page/ProductPage.tsx";
export { ProductSectionLinks } from "./product-page/ProductSectionLinks.tsx";
export type { ProductSectionLinksProps } from "./product-page/ProductSectionLinks.tsx";
export { ProductRow } from "./product-row/ProductRow.tsx";
export type { ProductRowProps } from "./product-row/ProductRow.tsx";
export { ProductBadge } from "./product-tile/ProductBadge.tsx";
export type { ProductBadgeProps } from "./product-tile/ProductBadge.tsx";
export { ProductTile } from "./product-tile/ProductTile.tsx";
export type { BuySlot, ProductTileProps } from "./product-tile/ProductTile.tsx";
export {
  CatalogProvider,
  useCatalogAddresses,
  useCatalogSettings,
  useCatalogTexts,
} from "./provider/CatalogProvider.tsx";
export type {
  CatalogAddresses,
  CatalogProviderProps,
  CatalogSettings,
  LoadRangeTrack,
} from "./provider/CatalogProvider.tsx";
export { SearchField } from "./search-field/SearchField.tsx";
export type { SearchFieldProps } from "./search-field/SearchField.tsx";
export { SearchFound } from "./search-found/SearchFound.tsx";
export type { SearchFoundProps } from "./search-found/SearchFound.tsx";
export { ShopPicture } from "./shop-picture/ShopPicture.tsx";
export type { ShopPictureProps } from "./shop-picture/ShopPicture.tsx";
export { SpecificationTable } from "./specification-table/SpecificationTable.tsx";
export type { SpecificationTableProps } from "./specification-table/SpecificationTable.tsx";
export { SubcategoryLinks } from "./subcategory-links/SubcategoryLinks.tsx";
export type { SubcategoryLinksProps } from "./subcategory-links/SubcategoryLinks.tsx";
export { VariantPicker } from "./variant-picker/VariantPicker.tsx";
export type { VariantPickerProps } from "./variant-picker/VariantPicker.tsx";
