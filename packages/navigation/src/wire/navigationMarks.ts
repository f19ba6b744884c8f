/** Marks by which a script without React finds the parts around a page's content. */
export const navigationMarks = {
  /** What stays at the top of the window: put it around the header and everything above it. */
  pageTop: "page-top",
  header: "header",
  /** The menu, which is a dialog on a small screen. */
  menu: "menu",
  /** A panel within the menu. */
  panel: "menu-panel",
  /** A first-level category with its flyout. */
  category: "menu-category",
  /** Opens the menu or a panel of it. */
  opener: "menu-opener",
  /** A link to the cart. */
  cart: "cart-link",
  /** The number of items in the cart. */
  cartCount: "cart-count",
  /** The footer's link to the privacy page, where consent can be changed. */
  privacy: "privacy-link",
  /** The banner above the header. */
  news: "news",
} as const;
