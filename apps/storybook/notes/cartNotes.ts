import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/cart`. */
export const cartNotes = {
  AddedDialog: {
    kind: "overlay",
    anatomy: [
      { name: "torg-added-dialog", text: "What was added, with its picture and its price." },
      { name: "torg-cart-suggestions", text: "What others bought with it, if the shop knows." },
    ],
    use: [
      "Show it when somebody buys on a page where they may want to stay.",
      "Say in the same place when the shop refused, in the words of the server.",
    ],
    avoid: [
      "Do not open it for a change of quantity; the cart itself shows that.",
      "Do not lead straight to payment: the link back to the shop comes first in reading order.",
    ],
    keys: [
      { keys: "Tab", does: "Moves around inside the dialog." },
      { keys: "Escape", does: "Closes it; the focus returns to the button that opened it." },
    ],
  },
  BuyButton: {
    kind: "action",
    anatomy: [
      { name: "torg-buy-button", text: "The form and its button; without script it is submitted as usual." },
      { name: "torg-buy-button__more", text: "What limits the choice, such as the maximum per customer." },
      { name: "torg-buy-button__error", text: "Why the product was not added, in the words of the server." },
    ],
    use: [
      "Place one beside each product that can be bought, with the product's name in its accessible name.",
      "Leave it enabled while a variant is missing; it then says what has to be chosen.",
    ],
    avoid: [
      "Do not disable it while the server responds: a second press adds one more.",
      "Do not hide it for a product out of stock; say so in its place and offer to watch the product.",
    ],
    keys: [{ keys: "Enter, Space", does: "Adds one of the product." }],
  },
  BuyWithAddons: {
    kind: "action",
    anatomy: [
      { name: "torg-addons", text: "The group of extras for the product." },
      {
        name: "torg-addons__item",
        text: "One extra: a checkbox, its name and its price; the text can be pressed.",
      },
      { name: "torg-addons__price", text: "What it costs, aligned in every row." },
    ],
    use: [
      "Offer what the product needs to work, such as a hose for a washing machine.",
      "Leave all of it unticked: nobody should buy what they have not asked for (consumer law).",
    ],
    avoid: [
      "Do not offer more than fits beside the button; the rest belongs further down the page.",
      "Do not put a service here that changes the price of delivery; it belongs in the checkout.",
    ],
    keys: [
      { keys: "Tab", does: "Goes through the extras to the button." },
      { keys: "Space", does: "Ticks and unticks an extra." },
    ],
  },
  CartIcon: {
    kind: "action",
    anatomy: [
      { name: "torg-cart-icon", text: "The link to the cart, which opens the panel where there is one." },
      { name: "torg-count-badge", text: "The number of items in the cart." },
      { name: "torg-cart-icon__sum", text: "What they cost, without VAT for companies." },
    ],
    use: [
      "Keep it in the header of every page, even when the cart is empty.",
      "Include the number in its name, so that it is read out as well.",
    ],
    avoid: [
      "Do not show a zero: an empty cart has no badge.",
      "Do not move its surroundings when the number gains a digit.",
    ],
    keys: [{ keys: "Enter", does: "Opens the cart." }],
  },
  CartLines: {
    kind: "display",
    anatomy: [
      { name: "torg-cart-lines", text: "The list of the cart's contents." },
      { name: "torg-cart-line", text: "One product: picture, text, quantity and sum." },
      { name: "torg-cart-line__message", text: "What has changed since it was added: price, stock." },
      { name: "torg-cart-line__remove", text: "Removes the line; this can be undone." },
    ],
    use: [
      "Show it on the cart page and above the order; both show the same lines.",
      "Keep a line that can no longer be bought, and say why.",
    ],
    avoid: [
      "Do not change a quantity without saying so at the line.",
      "Do not ask for confirmation to remove a line; remove it and offer to undo that.",
    ],
    keys: [
      { keys: "Tab", does: "Goes through name, quantity and remove button of each line." },
      { keys: "Up, Down", does: "One more, one less, in the quantity." },
    ],
  },
  CartPage: {
    kind: "display",
    anatomy: [
      { name: "torg-cart-page", text: "The whole cart as a page." },
      { name: "torg-cart-page__summary", text: "Sums and the link to the checkout; sticky on wide screens." },
      { name: "torg-cart-page__more", text: "What others bought, below everything else." },
    ],
    use: [
      "Provide it to everybody at /varukorg: it works without script, line by line.",
      "Show the whole price here: delivery from, discounts, VAT.",
    ],
    avoid: [
      "Do not add a countdown or a reservation that is not true.",
      "Do not place more than one button to the checkout in one view.",
    ],
    keys: [{ keys: "Tab", does: "Goes through the lines, the codes and then to the checkout." }],
  },
  CartPanel: {
    kind: "overlay",
    anatomy: [
      { name: "torg-dialog__body", text: "The panel at the end side of the page." },
      { name: "torg-cart-lines", text: "The contents of the cart." },
      { name: "torg-cart-panel__suggestions", text: "What others bought, when there is room." },
    ],
    use: [
      "Open it from the icon in the header; its link stays a link to the page.",
      "Show what is known at once, and that the rest is loading.",
    ],
    avoid: [
      "Do not open it automatically more than once for one press.",
      "Do not use it during a purchase; the cart page and the checkout already have the lines.",
    ],
    keys: [
      { keys: "Tab", does: "Moves around inside the panel." },
      { keys: "Escape", does: "Closes it; the focus returns to the icon." },
    ],
  },
  CartSuggestions: {
    kind: "display",
    anatomy: [
      { name: "torg-cart-suggestions", text: "The row with its heading." },
      { name: "torg-cart-suggestions__tile", text: "One product with energy class, price and button." },
    ],
    use: [
      "Show what was really bought together, or what the shop has selected, under a heading that says which.",
      "Give each product its energy class where the law requires it beside a price.",
    ],
    avoid: ["Do not show the row when nothing is known.", "Do not put it above the sums."],
    keys: [{ keys: "Tab", does: "Goes through names and buttons." }],
  },
  CartSummary: {
    kind: "display",
    anatomy: [
      { name: "torg-cart-summary", text: "The sums as a list of terms and values." },
      { name: "torg-cart-summary__row", text: "One sum with its name." },
      { name: "torg-cart-summary__note", text: "What the sum leaves open, such as delivery." },
    ],
    use: [
      "Show every part of the price that the customer pays, the whole price last and largest.",
      "Show a gift card as a payment below the total, not as a discount: it changes no VAT.",
    ],
    avoid: [
      "Do not calculate sums in a page; they come from the rules of the package.",
      "Do not leave out a fee because it is small.",
    ],
    keys: [],
  },
  DiscountBox: {
    kind: "field",
    anatomy: [
      { name: "torg-discount-box__opener", text: "Opens the field; applied codes are always visible." },
      { name: "torg-discount-box__form", text: "The field and its button." },
      { name: "torg-discount-box__list", text: "Applied codes and gift cards, each with its remove button." },
      { name: "torg-discount-box__problem", text: "Why a code does not apply." },
    ],
    use: [
      "Keep it folded: people with a code will look for it, and others should not go searching for one.",
      "Accept codes with spaces and in lower case.",
    ],
    avoid: [
      "Do not say only that a code is wrong; say whether it is unknown, expired or has conditions.",
      "Do not clear the field after a refusal.",
    ],
    keys: [{ keys: "Enter", does: "Sends the code that is typed." }],
  },
  EmptyCart: {
    kind: "display",
    anatomy: [
      { name: "torg-empty-state__words", text: "The message that the cart is empty." },
      { name: "torg-empty-state__links", text: "Links: categories and the home page." },
    ],
    use: ["Lead on to what the shop sells.", "Add recently viewed products, if the visitor has consented to that."],
    avoid: ["Do not make a joke of it.", "Do not leave a button to the checkout on the page."],
    keys: [{ keys: "Tab", does: "Goes through the links." }],
  },
  FreeDeliveryBanner: {
    kind: "display",
    anatomy: [
      { name: "torg-free-delivery-banner", text: "How much is missing, or that delivery is free." },
      { name: "torg-free-delivery-banner__bar", text: "The same as a bar, hidden from assistive technology." },
    ],
    use: [
      "Use the limit of the deliveries, so that the promise matches the price.",
      "Show it with prices as the customer sees them, without VAT for companies.",
    ],
    avoid: ["Do not show it where no delivery becomes free.", "Do not move the page when the sentence changes."],
    keys: [],
  },
  GoToCheckoutBar: {
    kind: "action",
    anatomy: [
      { name: "torg-go-to-checkout", text: "The bar at the lower edge of small screens." },
      { name: "torg-go-to-checkout__link", text: "The link to the checkout, with the number of items." },
    ],
    use: [
      "Show it once the cart has something, on every page except those of the purchase.",
      "Leave room for it at the end of the page, so that nothing is hidden.",
    ],
    avoid: ["Do not show it beside another button to the checkout.", "Do not let it cover the focused element."],
    keys: [{ keys: "Enter", does: "Opens the checkout." }],
  },
} satisfies PackageNotes;
