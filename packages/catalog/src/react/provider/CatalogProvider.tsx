import type { ComplianceProfile } from "@torg/compliance";
import { shopAddresses, uploadsPath, type ShopAddresses } from "@torg/format/addresses";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { createContext, use, useMemo } from "react";
import { compareMax } from "../../domain/compare/limits.ts";
import type { CatalogTexts } from "../../texts/sv.ts";
import { catalogTexts } from "../../texts/sv.ts";
import type { RangeTrackPart } from "../filter-sidebar/RangeTrackPart.ts";

/** The shop settings that change the catalogue's parts. */
export interface CatalogSettings {
  readonly isQuote: boolean;
  /** Default: `se-2026`, under which no monthly cost is shown without all that belongs to it. */
  readonly complianceProfile: ComplianceProfile;
  /** Sales are paused: no panel lies over the page, so the filters are left out of a small screen. */
  readonly ecommerceDisabled: boolean;
  readonly hidePriceFilter: boolean;
  readonly minimumTwoColumnProductGrid: boolean;
  /** Products that can be compared at once. */
  readonly compareMax: number;
  /** Replaces the look of percentage badges while active. */
  readonly customDiscountPercentageBadge: { readonly active: boolean; readonly image: string };
}

/** Fetches the two thumbs of a range, such as the kit's `RangeTrack`. */
export type LoadRangeTrack = () => Promise<ComponentType<RangeTrackPart>>;

/** Where the catalogue's parts lead; tiles and suggestions have the addresses that came with them. */
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
  /** Words in place of the Swedish ones; in `later` those of comparing, searching, variants and a product's own page. */
  readonly texts?: CatalogTexts;
  /** Fetches the thumbs of prices and intervals on intent; without it they have number fields only. */
  readonly rangeTrack?: LoadRangeTrack;
  readonly settings?: Partial<CatalogSettings>;
  /** Default: those of the contract; a value for all packages may be given whole. */
  readonly addresses?: Partial<CatalogAddresses>;
  /** The folder whose pictures come in any width, by the parameter `w`. Default: `uploadsPath`. */
  readonly imageService?: string;
  readonly children: ReactNode;
}

/** Gives the catalogue's parts their words and settings. Without it they speak Swedish and have every default. */
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

/** The words of the catalogue's parts. */
export function useCatalogTexts(): CatalogTexts {
  return use(Context).texts;
}

/** How the thumbs of a range are fetched; undefined where a shop has none. */
export function useRangeTrack(): LoadRangeTrack | undefined {
  return use(Context).rangeTrack;
}

/** The settings of the catalogue's parts. */
export function useCatalogSettings(): CatalogSettings {
  return use(Context).settings;
}

/** The addresses that the catalogue's parts lead to. */
export function useCatalogAddresses(): CatalogAddresses {
  return use(Context).addresses;
}

/** The folder whose pictures come in any width. */
export function useImageService(): string {
  return use(Context).imageService;
}
