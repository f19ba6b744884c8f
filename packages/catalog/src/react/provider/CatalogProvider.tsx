import type { ReactElement, ReactNode } from "react";
import { createContext, use, useMemo } from "react";
import { compareMax } from "../../domain/limits.ts";
import type { CatalogTexts } from "../../texts/sv.ts";
import { catalogTexts } from "../../texts/sv.ts";

/** The shop settings that change the catalogue's parts. */
export interface CatalogSettings {
  readonly isOfferTheme: boolean;
  readonly hidePriceFilter: boolean;
  readonly minimumTwoColumnProductGrid: boolean;
  /** Products that can be compared at once. */
  readonly compareMax: number;
  /** Replaces the look of percentage badges while active. */
  readonly customDiscountPercentageBadge: { readonly active: boolean; readonly image: string };
}

interface CatalogContext {
  readonly texts: CatalogTexts;
  readonly settings: CatalogSettings;
}

const defaults: CatalogSettings = {
  isOfferTheme: false,
  hidePriceFilter: false,
  minimumTwoColumnProductGrid: false,
  compareMax,
  customDiscountPercentageBadge: { active: false, image: "" },
};

const Context = createContext<CatalogContext>({ texts: catalogTexts, settings: defaults });

/** Props of CatalogProvider. */
export interface CatalogProviderProps {
  /** Words in place of the Swedish ones. */
  readonly texts?: CatalogTexts;
  readonly settings?: Partial<CatalogSettings>;
  readonly children: ReactNode;
}

/** Gives the catalogue's parts their words and settings. Without it they speak Swedish and have every default. */
export function CatalogProvider({ texts, settings, children }: CatalogProviderProps): ReactElement {
  const value = useMemo(
    () => ({ texts: texts ?? catalogTexts, settings: { ...defaults, ...settings } }),
    [texts, settings],
  );
  return <Context value={value}>{children}</Context>;
}

/** The words of the catalogue's parts. */
export function useCatalogTexts(): CatalogTexts {
  return use(Context).texts;
}

/** The settings of the catalogue's parts. */
export function useCatalogSettings(): CatalogSettings {
  return use(Context).settings;
}
