import type { ReactElement, ReactNode } from "react";
import { createContext, use, useMemo } from "react";
import { compareMax } from "../../domain/limits.ts";
import type { CompareTexts } from "../../texts/compareSv.ts";
import type { SearchTexts } from "../../texts/searchSv.ts";
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
  readonly compareTexts?: CompareTexts | undefined;
  readonly searchTexts?: SearchTexts | undefined;
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
  readonly compareTexts?: CompareTexts;
  readonly searchTexts?: SearchTexts;
  readonly settings?: Partial<CatalogSettings>;
  readonly children: ReactNode;
}

/** Gives the catalogue's parts their words and settings. Without it they speak Swedish and have every default. */
export function CatalogProvider(props: CatalogProviderProps): ReactElement {
  const { texts, compareTexts, searchTexts, settings, children } = props;
  const value = useMemo(
    () => ({ texts: texts ?? catalogTexts, compareTexts, searchTexts, settings: { ...defaults, ...settings } }),
    [texts, compareTexts, searchTexts, settings],
  );
  return <Context value={value}>{children}</Context>;
}

/** Words in place of the Swedish ones that parts fetched later bring along. */
export function useLaterTexts(): Pick<CatalogContext, "compareTexts" | "searchTexts"> {
  return use(Context);
}

/** The words of the catalogue's parts. */
export function useCatalogTexts(): CatalogTexts {
  return use(Context).texts;
}

/** The settings of the catalogue's parts. */
export function useCatalogSettings(): CatalogSettings {
  return use(Context).settings;
}
