import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/account`. */
export const accountNotes = {
  AccountLinkPage: {
    kind: "display",
    anatomy: [{ name: "torg-login", text: "What the link opens, and the one button that opens it." }],
    use: [
      "Use a button for what the letter promised: mail programs follow links.",
      "Say what to do when the link is too old.",
    ],
    avoid: ["Do not log anybody in by opening the page.", "Do not tell whether an address has an account."],
    keys: [{ keys: "Tab", does: "Goes through the fields to the button." }],
  },
  BankIdCard: {
    kind: "display",
    anatomy: [
      { name: "torg-end-account", text: "Whether BankID opens the account, and how to link or remove it." },
      { name: "torg-end-account__actions", text: "The password that confirms it, and the button." },
    ],
    use: [
      "Require the password: somebody at an unattended page must not be able to add a login.",
      "Send a letter when the link has changed.",
    ],
    avoid: ["Do not show a personal number.", "Do not remove the last way to log in."],
    keys: [{ keys: "Tab", does: "Goes to the password and the button." }],
  },
  BankIdForm: {
    kind: "action",
    anatomy: [{ name: "torg-button", text: "The button that starts the login." }],
    use: [
      "Place it beside the other ways to log in, equally prominent.",
      "Use the provider's name for it, as people know it.",
    ],
    avoid: ["Do not start a login without a press.", "Do not make it the only way."],
    keys: [{ keys: "Enter, Space", does: "Starts the login." }],
  },
  BankIdLoginPage: {
    kind: "display",
    anatomy: [{ name: "torg-bank-id", text: "The code to scan or the link to the app, and what to do now." }],
    use: [
      "Open the app with a link on the same device and show a code for another device.",
      "Say in the provider's words why it is over.",
    ],
    avoid: ["Do not let the page wait after the login has ended.", "Do not ask for a personal number first."],
    keys: [{ keys: "Tab", does: "Goes to the link to the app and the way back." }],
  },
  ClubForm: {
    kind: "field",
    anatomy: [
      { name: "torg-club-form", text: "The application." },
      { name: "torg-club-form__note", text: "How the shop uses the data." },
    ],
    use: ["Make letters a separate choice, unticked.", "Describe the membership before the fields."],
    avoid: [
      "Do not ask for a personal number where an address is enough.",
      "Do not make the membership a condition of buying.",
    ],
    keys: [{ keys: "Tab", does: "Goes through the fields, the choice and the button." }],
  },
  LoginHelpPage: {
    kind: "display",
    anatomy: [
      { name: "torg-login", text: "The address, and the two kinds of letter." },
      { name: "torg-login__links", text: "The links back." },
    ],
    use: ["Respond to every address alike, so that nobody learns who has an account.", "Say how long the link works."],
    avoid: [
      "Do not send more letters than the limit allows; say when the next can be sent.",
      "Do not use security questions.",
    ],
    keys: [{ keys: "Tab", does: "Goes from the address to the buttons." }],
  },
  LoginPage: {
    kind: "display",
    anatomy: [
      { name: "torg-login__way", text: "One way to log in." },
      { name: "torg-login__other", text: "The other ways." },
      { name: "torg-login-new", text: "How to get an account." },
      { name: "torg-login-club", text: "What the club is." },
    ],
    use: ["Say that nobody has to log in to buy.", "Set autocomplete, so that password managers work."],
    avoid: ["Do not say which of address and password was wrong.", "Do not clear the address after a refusal."],
    keys: [{ keys: "Tab", does: "Goes through address, password and button, then the other ways." }],
  },
  OrderProgress: {
    kind: "display",
    anatomy: [{ name: "torg-order-progress", text: "The completed steps, parcels, and refunds." }],
    use: ["Show it for one order, behind the link or the login of its buyer.", "Link each parcel to its carrier."],
    avoid: ["Do not show steps that may never come.", "Do not promise a day that no carrier gave."],
    keys: [{ keys: "Tab", does: "Goes through the parcels." }],
  },
  OrdersPage: {
    kind: "display",
    anatomy: [{ name: "torg-account-orders", text: "The orders of an account, newest first." }],
    use: ["Link each order to its receipt, its parcels and its return.", "Say what to do when there are none."],
    avoid: ["Do not hide the number of an order.", "Do not offer to buy again what is no longer sold."],
    keys: [{ keys: "Tab", does: "Goes through the orders and their links." }],
  },
  OwnDataPage: {
    kind: "display",
    anatomy: [{ name: "torg-end-account", text: "One possible action, with its consequences." }],
    use: [
      "Give each action a page of its own that explains its consequences.",
      "Keep export one press away (GDPR article 20).",
    ],
    avoid: ["Do not require a phone call to close an account.", "Do not erase what bookkeeping has to keep; say so."],
    keys: [{ keys: "Tab", does: "Goes through the steps." }],
  },
  RegisterPage: {
    kind: "display",
    anatomy: [
      { name: "torg-login", text: "Name and address." },
      { name: "torg-login__links", text: "The link to the login." },
    ],
    use: ["Let the password be chosen by the link in a letter.", "Respond alike whether the address is known or not."],
    avoid: ["Do not ask for more than necessary.", "Do not tick the club's box for anybody."],
    keys: [{ keys: "Tab", does: "Goes through the fields to the button." }],
  },
  WatchForm: {
    kind: "field",
    anatomy: [{ name: "torg-watch-form", text: "The address, and the button." }],
    use: [
      "Show it instead of the buy button, where goods are sold out.",
      "Say that one letter will come, and nothing else.",
    ],
    avoid: ["Do not add the address to the newsletter.", "Do not promise that the goods come back."],
    keys: [{ keys: "Enter", does: "Requests the letter." }],
  },
  WatchPage: {
    kind: "display",
    anatomy: [
      { name: "torg-login", text: "What was requested, and the button that confirms it." },
      { name: "torg-login__more", text: "The button that ends all watches." },
    ],
    use: ["Have the address confirm before anything else is sent.", "Link back to the product."],
    avoid: ["Do not end a watch when the page is opened.", "Do not show other people's watches."],
    keys: [{ keys: "Tab", does: "Goes to the button and the way back." }],
  },
  WishForm: {
    kind: "action",
    anatomy: [{ name: "torg-wish-form", text: "A heart with a text." }],
    use: ["Place it below the buy button.", "Say in its text whether the product is on the list."],
    avoid: ["Do not ask for a login.", "Do not move the page when it changes."],
    keys: [{ keys: "Enter, Space", does: "Saves the product, or removes it." }],
  },
  WishHeart: {
    kind: "action",
    anatomy: [{ name: "torg-wish-heart", text: "The heart, 44 px, with the product's name in its own name." }],
    use: [
      "Place it in the corner of a tile, above the link of the whole tile.",
      "Render one form for all hearts of a page.",
    ],
    avoid: ["Do not show how many others have saved it.", "Do not put it over a badge."],
    keys: [{ keys: "Enter, Space", does: "Saves the product, or removes it." }],
  },
} satisfies PackageNotes;
