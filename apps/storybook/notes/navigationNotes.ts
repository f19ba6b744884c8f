import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/navigation`. */
export const navigationNotes = {
  BrandsPage: {
    kind: "display",
    anatomy: [
      { name: "torg-brands-page__letters", text: "The letters that brands begin with." },
      { name: "torg-brands-page__group", text: "The brands of one letter." },
    ],
    use: ["Sort by the Swedish alphabet.", "Show only letters that have a brand."],
    avoid: ["Do not list brands without products.", "Do not use logos as the only name."],
    keys: [{ keys: "Tab", does: "Goes through letters, then brands." }],
  },
  DevelopmentBar: {
    kind: "display",
    anatomy: [
      { name: "torg-development-bar", text: "The bar at the end of the page; never in a public shop." },
      { name: "torg-development-bar__missing", text: "What is missing on the page." },
    ],
    use: ["Turn it on in the shop's settings while it is being built.", "Check its warnings before opening."],
    avoid: ["Do not show it to customers.", "Do not style it like the shop."],
    keys: [{ keys: "Enter, Space", does: "Opens and folds the bar." }],
  },
  MainMenu: {
    kind: "overlay",
    anatomy: [
      { name: "torg-main-menu__row", text: "The first level, on wide screens." },
      { name: "torg-main-menu__flyout", text: "Second and third level with brands and a picture." },
      { name: "torg-main-menu__back", text: "The back button in the panel of small screens." },
    ],
    use: ["Make each category a link that works without script.", "Limit it to three levels."],
    avoid: ["Do not open a flyout for a passing pointer: wait until it rests.", "Do not close it under a finger."],
    keys: [
      { keys: "Enter, Space", does: "Opens and closes a flyout at once." },
      { keys: "Escape", does: "Closes it; the focus returns to its button." },
      { keys: "Tab", does: "Goes through the flyout and closes it on leaving." },
    ],
  },
  MicroBanner: {
    kind: "display",
    anatomy: [{ name: "torg-micro-banner", text: "One line above the header; it can be closed." }],
    use: ["Say one thing that is true for everybody.", "Keep it closed once it was closed."],
    avoid: ["Do not count down in it.", "Do not put in it what is needed to buy."],
    keys: [{ keys: "Enter", does: "Follows its link, or closes it." }],
  },
  SiteFooter: {
    kind: "display",
    anatomy: [
      { name: "torg-site-footer__columns", text: "Pages of the shop in groups." },
      { name: "torg-site-footer__ways", text: "Contact details of the shop." },
    ],
    use: [
      "Say who runs the shop, with its number and its address (e-handelslagen 8 §).",
      "Keep withdrawal, terms and privacy one press away from every page.",
    ],
    avoid: ["Do not repeat the menu.", "Do not show payment methods that the checkout does not offer."],
    keys: [{ keys: "Tab", does: "Goes through the groups in reading order." }],
  },
  SiteHeader: {
    kind: "display",
    anatomy: [
      { name: "torg-site-header__bar", text: "Logo, search and links." },
      { name: "torg-site-header__search", text: "The search, in the middle." },
      { name: "torg-site-header__ways", text: "Stores, account and cart: icon and word." },
    ],
    use: [
      "Keep the same links on phones and on desktops.",
      "Let it hide when scrolling down, but never while it has the focus.",
    ],
    avoid: ["Do not add a second row of offers.", "Do not let it take more than a fifth of a phone's height."],
    keys: [{ keys: "Tab", does: "Goes through logo, menu, search and links." }],
  },
} satisfies PackageNotes;
