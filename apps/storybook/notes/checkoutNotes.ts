import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/checkout`. */
export const checkoutNotes = {
  AppPaymentView: {
    kind: "display",
    anatomy: [{ name: "torg-app-payment", text: "What to do in the app, with the code, and the progress." }],
    use: ["Open the app with a link on phones, a code on other screens.", "Say what happens if the page is closed."],
    avoid: ["Do not order again while one payment waits.", "Do not say failed before the provider has."],
    keys: [{ keys: "Tab", does: "Goes to the link to the app and the way back." }],
  },
  CheckoutBlocks: {
    kind: "field",
    anatomy: [
      { name: "torg-checkout-block", text: "One question of the checkout, with its number and heading." },
      { name: "torg-checkout-block__send", text: "Submits the block when there is no script." },
    ],
    use: ["Keep the order of the blocks; dependent blocks come later.", "Send a choice when it is made."],
    avoid: ["Do not ask for what the order does not need.", "Do not preselect credit."],
    keys: [{ keys: "Tab", does: "Goes through the blocks in order." }],
  },
  CheckoutErrors: {
    kind: "display",
    anatomy: [
      { name: "torg-error-summary", text: "Everything that is missing, each a link to its field." },
      { name: "torg-field", text: "The field, which says the same." },
    ],
    use: ["Say what to do, not what went wrong internally.", "Remove an error as soon as it is corrected."],
    avoid: ["Do not lose what was typed.", "Do not show an error by colour alone."],
    keys: [{ keys: "Enter", does: "Goes from the summary to the field." }],
  },
  CheckoutPage: {
    kind: "display",
    anatomy: [
      { name: "torg-checkout-page__blocks", text: "The questions, one column." },
      { name: "torg-cart-summary", text: "What the order costs, as far as it is known." },
    ],
    use: ["Allow every order without script, too.", "Show the whole price and the duty to pay at the button."],
    avoid: ["Have no links away from it: no menu, no campaigns.", "Do not disable the button; say what is missing."],
    keys: [{ keys: "Tab", does: "Goes through blocks, review and button." }],
  },
  CheckoutParts: {
    kind: "field",
    anatomy: [{ name: "torg-checkout-block", text: "A block alone, for use on other pages." }],
    use: ["Build your own checkout from these.", "Wrap them in the package's provider, which holds their state."],
    avoid: ["Do not use two blocks of a kind on one page.", "Do not leave out the review before an order."],
    keys: [{ keys: "Tab", does: "Goes through the fields of the block." }],
  },
  ConfirmationView: {
    kind: "display",
    anatomy: [{ name: "torg-confirmation-view", text: "The confirmation: number, lines and next steps." }],
    use: ["Say when the goods arrive and where the letter was sent.", "Show the same sums as the letter."],
    avoid: ["Do not ask for an account before that.", "Do not confirm an order that is still being checked."],
    keys: [{ keys: "Tab", does: "Goes to the receipt and the links." }],
  },
  CustomerDetailsForm: {
    kind: "field",
    anatomy: [
      { name: "torg-details-form", text: "The stored checkout details, and the button that saves them." },
      { name: "torg-error-summary", text: "The errors, each a link to its field." },
    ],
    use: [
      "Put it in `OwnDataPage`, which has a place for it.",
      "Say on the next page that it was saved, and show the current details.",
    ],
    avoid: ["Do not ask for a personal number.", "Do not change orders that have been placed."],
    keys: [{ keys: "Tab", does: "Goes through the fields in the order of an address, to the button." }],
  },
  CustomerForm: {
    kind: "field",
    anatomy: [
      { name: "torg-customer-form", text: "Name, address and contact details of the buyer." },
      { name: "torg-field", text: "One field with its label, hint and error." },
    ],
    use: ["Set autocomplete on every field.", "Say why a personal number is required, where it is."],
    avoid: ["Do not ask twice for the same thing.", "Do not check a field before it was left."],
    keys: [{ keys: "Tab", does: "Goes through the fields in the order of an address." }],
  },
  PaymentArea: {
    kind: "display",
    anatomy: [
      { name: "torg-provider-payment__frame", text: "The provider's part, disabled while the order changes." },
      { name: "torg-order-review", text: "The ordered products and their cost, above the button." },
    ],
    use: ["Disable the provider's frame during a change.", "Say in Swedish what to do when a provider fails."],
    avoid: ["Do not let a provider's script access the page.", "Always offer another payment method."],
    keys: [{ keys: "Tab", does: "Goes through the provider's fields or to the button." }],
  },
} satisfies PackageNotes;
