import type { ComplianceProfile } from "@torg/compliance";
import { shopAddresses, uploadsPath, type ShopAddresses } from "@torg/format/addresses";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { createContext, use, useMemo } from "react";
import { compareMax } from "../../domain/compare/limits.ts";
import type { CatalogTexts } from "../../texts/sv.ts";
import { catalogTexts } from "../../texts/sv.ts";
import type { RangeTrackPart } from "../filter-sidebar/RangeTrackPart.ts";

/** The shop settings that affect the catalogue's components. */
export interface CatalogSettings {
  readonly isQuote: boolean;
  /** Default: `se-2026`, which hides a monthly cost unless the legally required information is with it. */
  readonly complianceProfile: ComplianceProfile;
  /** Sales are paused: nothing may open over the page, so a small screen has no filters. */
  readonly ecommerceDisabled: boolean;
  readonly hidePriceFilter: boolean;
  readonly minimumTwoColumnProductGrid: boolean;
  /** Products that can be compared at once. */
  readonly compareMax: number;
  /** Replaces the look of percentage badges while active. */
  readonly customDiscountPercentageBadge: { readonly active: boolean; readonly image: string };
}

/** Loads the two thumbs of a range, such as `RangeTrack` of @torg/ui. */
export type LoadRangeTrack = () => Promise<ComponentType<RangeTrackPart>>;

/** The addresses that the catalogue's components link to; tiles and suggestions bring their own. */
export type CatalogAddresses = Pick<ShopAddresses, "home" | "listing" | "search" | "compare" | "badge" | "backend">;

interface CatalogContext {
  readonly texts: CatalogTexts;
  readonly settings: CatalogSettings;
  readonly addresses: CatalogAddresses;
  readonly rangeTrack?: LoadRangeTrack | undefined;
  readonly imageService: string;
}

const defaults: CatalogSettings = {
  isQuote: false,
  complianceProfile: "se-2026",
  ecommerceDisabled: false,
  hidePriceFilter: false,
  minimumTwoColumnProductGrid: false,
  compareMax,
  customDiscountPercentageBadge: { active: false, image: "" },
};

const Context = createContext<CatalogContext>({
  texts: catalogTexts,
  settings: defaults,
  addresses: shopAddresses,
  imageService: uploadsPath,
});

/** Props of CatalogProvider. */
export interface CatalogProviderProps {
  /** Replaces the Swedish texts; `later` has those for comparing, searching, variants and the product page. */
  readonly texts?: CatalogTexts;
  /** Loads the thumbs of prices and intervals on intent; without it there are number fields only. */
  readonly rangeTrack?: LoadRangeTrack;
  readonly settings?: Partial<CatalogSettings>;
  /** Default: those of the contract; an object with the addresses of all packages may be passed as it is. */
  readonly addresses?: Partial<CatalogAddresses>;
  /** The folder whose pictures are available in any width through the parameter `w`. Default: `uploadsPath`. */
  readonly imageService?: string;
  readonly children: ReactNode;
}

/** Provides texts and settings to the catalogue's components. Without it they use Swedish and the defaults. */
export function CatalogProvider(props: CatalogProviderProps): ReactElement {
  const { texts = catalogTexts, rangeTrack, settings, addresses, imageService = uploadsPath, children } = props;
  const value = useMemo(
    () => ({
      texts,
      rangeTrack,
      settings: { ...defaults, ...settings },
      addresses: { ...shopAddresses, ...addresses },
      imageService,
    }),
    [texts, rangeTrack, settings, addresses, imageService],
  );
  return <Context value={value}>{children}</Context>;
}

/** The texts of the catalogue's components. */
export function useCatalogTexts(): CatalogTexts {
  return use(Context).texts;
}

/** The loader of range thumbs; undefined if the shop has none. */
export function useRangeTrack(): LoadRangeTrack | undefined {
  return use(Context).rangeTrack;
}

/** The settings of the catalogue's components. */
export function useCatalogSettings(): CatalogSettings {
  return use(Context).settings;
}

/** The addresses that the catalogue's components link to. */
export function useCatalogAddresses(): CatalogAddresses {
  return use(Context).addresses;
}

/** The folder whose pictures are available in any width. */
export function useImageService(): string {
  return use(Context).imageService;
}
