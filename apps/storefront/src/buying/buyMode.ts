import type { ShopSettings } from "@torg/navigation/contract";

/** What every buy button of a page has in common. */
export interface BuyMode {
  /** Path and query of the page, to which a form without script returns. */
  readonly path: string;
  readonly buyEnabled: boolean;
  /** Whether the shop takes quote requests instead of orders; left out when it does not, to keep the markup small. */
  readonly isQuote?: true;
}

/** How a shop sells on a page. */
export function buyMode({ path, settings }: { readonly path: string; readonly settings: ShopSettings }): BuyMode {
  return { path, buyEnabled: settings.buyEnabled, ...(settings.isQuote ? { isQuote: true } : {}) };
}
