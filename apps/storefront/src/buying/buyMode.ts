import type { ShopSettings } from "@torg/navigation/contract";

/** What every buy button of a page has in common. */
export interface BuyMode {
  /** Path and query of the page, where a form without script comes back to. */
  readonly path: string;
  readonly buyEnabled: boolean;
  /** Whether quotes are asked for in place of buying; left out where they are not, since it travels in the markup. */
  readonly isQuote?: true;
}

/** How a shop sells on a page. */
export function buyMode({ path, settings }: { readonly path: string; readonly settings: ShopSettings }): BuyMode {
  return { path, buyEnabled: settings.buyEnabled, ...(settings.isQuote ? { isQuote: true } : {}) };
}
