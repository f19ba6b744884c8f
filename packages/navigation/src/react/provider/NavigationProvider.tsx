import type { ReactElement, ReactNode } from "react";
import { createContext, use } from "react";
import type { NavigationTexts } from "../../texts/sv.ts";
import { navigationTexts } from "../../texts/sv.ts";

const Texts = createContext<NavigationTexts>(navigationTexts);

/** Props of NavigationProvider. */
export interface NavigationProviderProps {
  /** Words in place of the Swedish ones. */
  readonly texts?: NavigationTexts;
  readonly children: ReactNode;
}

/** Gives header, menus and footer their words. Without it they speak Swedish. */
export function NavigationProvider({ texts = navigationTexts, children }: NavigationProviderProps): ReactElement {
  return <Texts value={texts}>{children}</Texts>;
}

/** The words of header, menus and footer. */
export function useNavigationTexts(): NavigationTexts {
  return use(Texts);
}
