import type { Mark } from "@torg/ui/wire";

/** Where a script without React finds what surrounds a page. */
export const navigationMarks = {
  /** What stays at the top of the window: put it around the header and what stands above it there. */
  pageTop: { "data-wire": "page-top" },
  header: { "data-wire": "header" },
  /** The menu, which on a small screen is a dialog. */
  menu: { "data-wire": "menu" },
  /** A panel within the menu. */
  panel: { "data-wire": "menu-panel" },
  /** A category of the first level, with its flyout. */
  category: { "data-wire": "menu-category" },
  /** Opens the menu or a panel of it. */
  opener: { "data-wire": "menu-opener" },
  /** A link to the cart. */
  cart: { "data-wire": "cart-link" },
  /** How many pieces the cart holds. */
  cartCount: { "data-wire": "cart-count" },
  /** The news above the header. */
  news: { "data-wire": "news" },
} as const satisfies Record<string, Mark>;
