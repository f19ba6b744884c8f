import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/checkout`. */
export const checkoutNotes = {
  AppPaymentView: {
    kind: "display",
    anatomy: [{ name: "torg-app-payment", text: "What to do in the app, with the code, and how far it has come." }],
    use: ["Open the app by a link on phones, by a code on other screens.", "Say what happens if the page is closed."],
    avoid: ["Do not order anew while one payment waits.", "Do not say failed before the provider has."],
    keys: [{ keys: "Tab", does: "Goes to the link of the app and the way back." }],
  },
  CheckoutBlocks: {
    kind: "field",
    anatomy: [
      { name: "torg-checkout-block", text: "One question of the checkout, with its number and heading." },
      { name: "torg-checkout-block__send", text: "Sends the block where no script runs." },
    ],
    use: ["Keep the order of the blocks; what depends on another comes after it.", "Send a choice when it is made."],
    avoid: ["Do not ask for what the order does not need.", "Do not choose credit for somebody."],
    keys: [{ keys: "Tab", does: "Goes through the blocks in their order." }],
  },
  CheckoutErrors: {
    kind: "display",
    anatomy: [
      { name: "torg-error-summary", text: "Everything that is missing, each a link to its field." },
      { name: "torg-field", text: "The field, which says the same." },
    ],
    use: ["Say what to do, not what went wrong inside.", "Let an error go as soon as it is mended."],
    avoid: ["Do not lose what was typed.", "Do not say an error by colour alone."],
    keys: [{ keys: "Enter", does: "Goes from the summary to the field." }],
  },
  CheckoutPage: {
    kind: "display",
    anatomy: [
      { name: "torg-checkout-page__blocks", text: "The questions, one column." },
      { name: "torg-cart-summary", text: "What the order costs as far as it is known." },
    ],
    use: ["Let every order be placed without script, too.", "Say the whole price and the duty to pay at the button."],
    avoid: ["Do not lead away from it: no menu, no campaigns.", "Do not disable the button; say what is missing."],
    keys: [{ keys: "Tab", does: "Goes through blocks, review and button." }],
  },
  CheckoutParts: {
    kind: "field",
    anatomy: [{ name: "torg-checkout-block", text: "A block alone, as another page may use it." }],
    use: ["Build a checkout of one's own of these.", "Wrap them in the package's provider, which holds their state."],
    avoid: ["Do not draw two blocks of a kind on one page.", "Do not leave out the review before an order."],
    keys: [{ keys: "Tab", does: "Goes through the fields of the block." }],
  },
  ConfirmationView: {
    kind: "display",
    anatomy: [
      { name: "torg-confirmation-view", text: "That the order stands, its number, its lines and what comes next." },
    ],
    use: ["Say when the goods come and where the letter was sent.", "Show the same sums as the letter."],
    avoid: ["Do not ask for an account before the thanks.", "Do not say thanks for an order that is being checked."],
    keys: [{ keys: "Tab", does: "Goes to the receipt and the ways on." }],
  },
  CustomerDetailsForm: {
    kind: "field",
    anatomy: [
      { name: "torg-details-form", text: "What an account keeps for the checkout, and the button that saves it." },
      { name: "torg-error-summary", text: "What was refused, each a link to its field." },
    ],
    use: [
      "Place it in `OwnDataPage`, which has a place for it.",
      "Say on the next page that it was saved, and show what holds now.",
    ],
    avoid: ["Do not ask for a personal number.", "Do not change orders that have been placed."],
    keys: [{ keys: "Tab", does: "Goes through the fields in the order of an address, to the button." }],
  },
  CustomerForm: {
    kind: "field",
    anatomy: [
      { name: "torg-customer-form", text: "Name, address and ways to reach the buyer." },
      { name: "torg-field", text: "One field with its label, hint and error." },
    ],
    use: ["Set autocomplete on every field.", "Say why a personal number is asked for, where it is."],
    avoid: ["Do not ask twice for the same thing.", "Do not check a field before it has been left."],
    keys: [{ keys: "Tab", does: "Goes through the fields in the order of an address." }],
  },
  PaymentArea: {
    kind: "display",
    anatomy: [
      { name: "torg-provider-payment__frame", text: "What the provider draws, held while the order changes." },
      { name: "torg-order-review", text: "What is ordered and what it costs, above the button." },
    ],
    use: ["Hold the provider's frame while a change is under way.", "Say in Swedish what to do when a provider fails."],
    avoid: ["Do not let a provider's script reach the page.", "Do not leave somebody without another way to pay."],
    keys: [{ keys: "Tab", does: "Goes through the provider's fields or to the button." }],
  },
} satisfies PackageNotes;
