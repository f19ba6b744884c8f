/** Where a script without React finds what surrounds a page. */
export const navigationMarks = {
  /** What stays at the top of the window: put it around the header and what stands above it there. */
  pageTop: "page-top",
  header: "header",
  /** The menu, which on a small screen is a dialog. */
  menu: "menu",
  /** A panel within the menu. */
  panel: "menu-panel",
  /** A category of the first level, with its flyout. */
  category: "menu-category",
  /** Opens the menu or a panel of it. */
  opener: "menu-opener",
  /** A link to the cart. */
  cart: "cart-link",
  /** How many pieces the cart holds. */
  cartCount: "cart-count",
  /** The link of the footer to the page about privacy, where consent is chosen anew. */
  privacy: "privacy-link",
  /** The news above the header. */
  news: "news",
} as const;
