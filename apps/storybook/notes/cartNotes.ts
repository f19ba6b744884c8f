import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/cart`. */
export const cartNotes = {
  AddedDialog: {
    kind: "overlay",
    anatomy: [
      { name: "torg-added-dialog", text: "What was added, with its picture and its price." },
      { name: "torg-cart-suggestions", text: "What others bought with it, where the shop knows something." },
    ],
    use: [
      "Show it where somebody bought from a page that they may want to stay on.",
      "Say in the same place when the shop refused, in the words of the server.",
    ],
    avoid: [
      "Do not open it for a change of quantity; the cart itself shows that.",
      "Do not lead straight to payment: the way back to the shop comes first in reading order.",
    ],
    keys: [
      { keys: "Tab", does: "Goes round inside of the dialog." },
      { keys: "Escape", does: "Closes it; the focus goes back to the button that opened it." },
    ],
  },
  BuyButton: {
    kind: "action",
    anatomy: [
      { name: "torg-buy-button", text: "The form and its button; without script it is sent as it is." },
      { name: "torg-buy-button__more", text: "What bounds the choice, such as how many one customer may buy." },
      { name: "torg-buy-button__error", text: "Why the product was not added, in the words of the server." },
    ],
    use: [
      "Place one beside each product that can be bought, with the product's name in its accessible name.",
      "Leave it pressable while a variant is missing; it then says what has to be chosen.",
    ],
    avoid: [
      "Do not disable it while the server answers: a second press adds one more.",
      "Do not hide it for a product out of stock; say so in its place and offer to watch the product.",
    ],
    keys: [{ keys: "Enter, Space", does: "Adds one of the product." }],
  },
  BuyWithAddons: {
    kind: "action",
    anatomy: [
      { name: "torg-addons", text: "The group of what goes with the product." },
      {
        name: "torg-addons__item",
        text: "One addition: a checkbox, its name and its price; the words can be pressed.",
      },
      { name: "torg-addons__price", text: "What it costs, on the same edge in every row." },
    ],
    use: [
      "Offer what the product needs to work, such as a hose to a washing machine.",
      "Leave all of it unchecked: nobody buys what they have not asked for (consumer law).",
    ],
    avoid: [
      "Do not offer more than fits beside the button; the rest belongs further down the page.",
      "Do not put a service here that changes the price of delivery; that is the checkout's.",
    ],
    keys: [
      { keys: "Tab", does: "Goes through the additions to the button." },
      { keys: "Space", does: "Checks and unchecks an addition." },
    ],
  },
  CartIcon: {
    kind: "action",
    anatomy: [
      { name: "torg-cart-icon", text: "The link to the cart, which opens the panel where there is one." },
      { name: "torg-count-badge", text: "How many pieces lie in the cart." },
      { name: "torg-cart-icon__sum", text: "What they cost, without VAT for companies." },
    ],
    use: [
      "Keep it in the head of every page, also where the cart is empty.",
      "Let the number be part of its name, so that it is heard as well as seen.",
    ],
    avoid: [
      "Do not draw a zero: an empty cart has no badge.",
      "Do not move what stands beside it when the number grows by a digit.",
    ],
    keys: [{ keys: "Enter", does: "Opens the cart." }],
  },
  CartLines: {
    kind: "display",
    anatomy: [
      { name: "torg-cart-lines", text: "The list of what lies in the cart." },
      { name: "torg-cart-line", text: "One product: picture, words, quantity and sum." },
      { name: "torg-cart-line__message", text: "What has changed since it was put there: price, stock." },
      { name: "torg-cart-line__remove", text: "Takes the line away; it can be taken back." },
    ],
    use: [
      "Show it on the cart page and above the order; both draw the same lines.",
      "Keep a line that can no longer be bought, and say why.",
    ],
    avoid: [
      "Do not change a quantity without saying so at the line.",
      "Do not ask whether a line shall go; take it away and offer it back.",
    ],
    keys: [
      { keys: "Tab", does: "Goes through name, quantity and removal of each line." },
      { keys: "Up, Down", does: "One more, one less, in the quantity." },
    ],
  },
  CartPage: {
    kind: "display",
    anatomy: [
      { name: "torg-cart-page", text: "The whole cart as a page." },
      { name: "torg-cart-page__summary", text: "Sums and the way to the checkout; stays in sight on wide screens." },
      { name: "torg-cart-page__more", text: "What others bought, below everything else." },
    ],
    use: [
      "Give it to everybody at /varukorg: it works without script, line by line.",
      "Let the whole price be known here: delivery from, discounts, VAT.",
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
      { name: "torg-cart-lines", text: "What lies in the cart." },
      { name: "torg-cart-panel__suggestions", text: "What others bought, when there is room." },
    ],
    use: [
      "Open it from the icon in the head; its link stays a link to the page.",
      "Show what is known at once, and that the rest is being read.",
    ],
    avoid: [
      "Do not open it by itself more than once for one press.",
      "Do not use it on the way of a purchase; the cart page and the checkout have the lines already.",
    ],
    keys: [
      { keys: "Tab", does: "Goes round inside of the panel." },
      { keys: "Escape", does: "Closes it; the focus goes back to the icon." },
    ],
  },
  CartSuggestions: {
    kind: "display",
    anatomy: [
      { name: "torg-cart-suggestions", text: "The row with its heading." },
      { name: "torg-cart-suggestions__tile", text: "One product with energy class, price and button." },
    ],
    use: [
      "Show what really was bought together, or what the shop has chosen by hand, under a heading that says which.",
      "Give each product its energy class where the law asks for it beside a price.",
    ],
    avoid: ["Do not draw the row where nothing is known.", "Do not put it above the sums."],
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
      "Do not compute sums in a page; they come from the rules of the package.",
      "Do not leave out a fee because it is small.",
    ],
    keys: [],
  },
  DiscountBox: {
    kind: "field",
    anatomy: [
      { name: "torg-discount-box__opener", text: "Opens the field; the codes that apply are always seen." },
      { name: "torg-discount-box__form", text: "The field and its button." },
      { name: "torg-discount-box__list", text: "Codes and gift cards that apply, each with its removal." },
      { name: "torg-discount-box__problem", text: "Why a code does not apply." },
    ],
    use: [
      "Keep it folded: who has a code looks for it, who has none shall not go and look for one.",
      "Take codes with spaces and in small letters.",
    ],
    avoid: [
      "Do not say only that a code is wrong; say whether it is unknown, too old or asks for more.",
      "Do not clear the field after a refusal.",
    ],
    keys: [{ keys: "Enter", does: "Sends the code that is typed." }],
  },
  EmptyCart: {
    kind: "display",
    anatomy: [
      { name: "torg-empty-state__words", text: "The word that the cart is empty." },
      { name: "torg-empty-state__ways", text: "Ways on: categories and the start." },
    ],
    use: ["Lead on to what the shop sells.", "Add what was seen last below it, where the visitor has agreed to that."],
    avoid: ["Do not make a joke of it.", "Do not leave a button to the checkout on the page."],
    keys: [{ keys: "Tab", does: "Goes through the ways on." }],
  },
  FreeDeliveryBanner: {
    kind: "display",
    anatomy: [
      { name: "torg-free-delivery-banner", text: "How much is missing, or that delivery is free." },
      { name: "torg-free-delivery-banner__bar", text: "The same as a bar, hidden from assistive technology." },
    ],
    use: [
      "Take the limit from the ways of delivery, so that what it promises is what is charged.",
      "Show it with prices as the customer sees them, without VAT for companies.",
    ],
    avoid: ["Do not show it where no way of delivery becomes free.", "Do not move the page when the sentence changes."],
    keys: [],
  },
  GoToCheckoutBar: {
    kind: "action",
    anatomy: [
      { name: "torg-go-to-checkout", text: "The bar at the lower edge of small screens." },
      { name: "torg-go-to-checkout__link", text: "The way to the checkout, with the number of pieces." },
    ],
    use: [
      "Show it once something lies in the cart, on every page but those of the purchase.",
      "Leave room for it at the end of the page, so that nothing is hidden.",
    ],
    avoid: ["Do not show it beside another button to the checkout.", "Do not let it cover what has the focus."],
    keys: [{ keys: "Enter", does: "Opens the checkout." }],
  },
} satisfies PackageNotes;
