import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/account`. */
export const accountNotes = {
  AccountLinkPage: {
    kind: "display",
    anatomy: [{ name: "torg-login", text: "What the link opens, and the one button that opens it." }],
    use: [
      "Let a button do what the letter promised: programs that read mail follow links.",
      "Say what to do when the link is too old.",
    ],
    avoid: ["Do not log anybody in by opening the page.", "Do not tell whether an address has an account."],
    keys: [{ keys: "Tab", does: "Goes through the fields to the button." }],
  },
  BankIdCard: {
    kind: "display",
    anatomy: [
      { name: "torg-end-account", text: "Whether BankID opens the account, and the way to link it or take it off." },
      { name: "torg-end-account__actions", text: "The password that confirms it, and the button." },
    ],
    use: [
      "Ask for the password: whoever sits at an open page shall not add a way in.",
      "Write a letter when the link has changed.",
    ],
    avoid: ["Do not show a personal number.", "Do not take off the last way in."],
    keys: [{ keys: "Tab", does: "Goes to the password and the button." }],
  },
  BankIdForm: {
    kind: "action",
    anatomy: [{ name: "torg-button", text: "The button that begins the login." }],
    use: [
      "Place it beside the other ways to log in, of the same weight.",
      "Use the provider's name for it, as people know it.",
    ],
    avoid: ["Do not begin a login without a press.", "Do not make it the only way."],
    keys: [{ keys: "Enter, Space", does: "Begins the login." }],
  },
  BankIdLoginPage: {
    kind: "display",
    anatomy: [{ name: "torg-bank-id", text: "The code to scan or the link of the app, and what to do now." }],
    use: [
      "Open the app by a link on the same device and show a code for another.",
      "Say in the provider's words why it is over.",
    ],
    avoid: ["Do not let the page wait after the login has ended.", "Do not ask for a personal number first."],
    keys: [{ keys: "Tab", does: "Goes to the link of the app and the way back." }],
  },
  ClubForm: {
    kind: "field",
    anatomy: [
      { name: "torg-club-form", text: "The application." },
      { name: "torg-club-form__note", text: "What the shop does with what is told." },
    ],
    use: ["Leave letters as a choice of their own, unchecked.", "Say what the membership gives before the fields."],
    avoid: [
      "Do not ask for a personal number where an address will do.",
      "Do not make the membership a condition of buying.",
    ],
    keys: [{ keys: "Tab", does: "Goes through the fields, the choice and the button." }],
  },
  LoginHelpPage: {
    kind: "display",
    anatomy: [
      { name: "torg-login", text: "The address, and the two kinds of letter." },
      { name: "torg-login__links", text: "The ways back." },
    ],
    use: ["Answer every address alike, so that nobody learns who has an account.", "Say how long the link works."],
    avoid: [
      "Do not send more letters than the limit allows; say when the next may go.",
      "Do not ask a question of memory.",
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
    anatomy: [{ name: "torg-order-progress", text: "The steps that have been taken, parcels, money paid back." }],
    use: ["Show it at one order, behind the link or the login of its buyer.", "Link each parcel at its carrier."],
    avoid: ["Do not draw steps that may never come.", "Do not promise a day that no carrier gave."],
    keys: [{ keys: "Tab", does: "Goes through the parcels." }],
  },
  OrdersPage: {
    kind: "display",
    anatomy: [{ name: "torg-account-orders", text: "The orders of an account, newest first." }],
    use: ["Lead from each order to its receipt, its parcels and its return.", "Say what to do when there is none."],
    avoid: ["Do not fold the number of an order away.", "Do not offer to buy again what is not sold."],
    keys: [{ keys: "Tab", does: "Goes through the orders and their ways." }],
  },
  OwnDataPage: {
    kind: "display",
    anatomy: [{ name: "torg-end-account", text: "One thing that may be done, with what it leads to." }],
    use: [
      "Give each step a page of its own that says what it leads to.",
      "Keep export one press away (GDPR article 20).",
    ],
    avoid: [
      "Do not hide the end of an account behind a telephone number.",
      "Do not erase what bookkeeping has to keep; say so.",
    ],
    keys: [{ keys: "Tab", does: "Goes through the steps." }],
  },
  RegisterPage: {
    kind: "display",
    anatomy: [
      { name: "torg-login", text: "Name and address." },
      { name: "torg-login__links", text: "The way to the login." },
    ],
    use: ["Let the password be chosen by the link of a letter.", "Answer alike whether the address is known or not."],
    avoid: ["Do not ask for more than is needed.", "Do not check the club's box for anybody."],
    keys: [{ keys: "Tab", does: "Goes through the fields to the button." }],
  },
  WatchForm: {
    kind: "field",
    anatomy: [{ name: "torg-watch-form", text: "The address, and the button." }],
    use: [
      "Show it in place of the button to buy, where goods are sold out.",
      "Say that one letter comes, and nothing else.",
    ],
    avoid: ["Do not add the address to the newsletter.", "Do not promise that the goods come back."],
    keys: [{ keys: "Enter", does: "Asks for the letter." }],
  },
  WatchPage: {
    kind: "display",
    anatomy: [
      { name: "torg-login", text: "What was asked for, and the button that says yes." },
      { name: "torg-login__more", text: "The way to end all watches." },
    ],
    use: ["Ask for a yes at the address itself before anything is sent.", "Lead back to the product."],
    avoid: ["Do not end a watch by opening the page.", "Do not show watches of others."],
    keys: [{ keys: "Tab", does: "Goes to the button and the way back." }],
  },
  WishForm: {
    kind: "action",
    anatomy: [{ name: "torg-wish-form", text: "A heart with words." }],
    use: ["Place it below the button to buy.", "Say by its words whether the product is on the list."],
    avoid: ["Do not ask for a login.", "Do not move the page when it changes."],
    keys: [{ keys: "Enter, Space", does: "Sets the product aside, or takes it off." }],
  },
  WishHeart: {
    kind: "action",
    anatomy: [{ name: "torg-wish-heart", text: "The heart, 44 px, with the product's name in its own." }],
    use: [
      "Place it in the corner of a tile, above the link of the whole tile.",
      "Draw one form for all hearts of a page.",
    ],
    avoid: ["Do not show how many others have set it aside.", "Do not lay it over a badge."],
    keys: [{ keys: "Enter, Space", does: "Sets the product aside, or takes it off." }],
  },
} satisfies PackageNotes;
