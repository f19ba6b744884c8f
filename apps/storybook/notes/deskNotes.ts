import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/desk`. */
export const deskNotes = {
  CaseListPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-filters", text: "Search and state." },
      { name: "torg-desk-row", text: "One case: who, what, when." },
    ],
    use: ["Show open cases first.", "Keep the search in the page's address."],
    avoid: ["Do not show pictures in the list.", "Do not hide how old a case is."],
    keys: [{ keys: "Tab", does: "Goes through search, states and rows." }],
  },
  CasePage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-order__state", text: "The state of the case." },
      { name: "torg-desk-pictures", text: "What the buyer sent." },
      { name: "torg-desk-lines", text: "The goods concerned." },
    ],
    use: ["Show the buyer's own words first.", "Send a letter at every ending, and show its text."],
    avoid: ["Do not end a case without saying how.", "Do not refuse without a reason and the board (ARN)."],
    keys: [{ keys: "Tab", does: "Goes through pictures, acts and the order." }],
  },
  CodesPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-failures", text: "The codes and their discounts." },
      { name: "torg-desk-failure__acts", text: "Ends a code." },
    ],
    use: ["Say how often a code was used and may be used.", "Separate codes that have ended."],
    avoid: ["Do not let two codes share a name.", "Do not change a code that was used; end it and make another."],
    keys: [{ keys: "Tab", does: "Goes through the codes, then the form." }],
  },
  DeskFrame: {
    kind: "display",
    anatomy: [
      { name: "torg-desk", text: "Header, message and content." },
      { name: "torg-desk__main", text: "The page itself." },
    ],
    use: ["Say who is logged in, and offer a logout.", "Report the last action above the content."],
    avoid: ["Do not use it for customers' pages.", "Do not load what the page does not need."],
    keys: [{ keys: "Tab", does: "Goes from the header to the content; a link skips the header." }],
  },
  DeskLoginPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-form", text: "Address, password and code." },
      { name: "torg-desk-form__short", text: "The code." },
    ],
    use: ["Ask for the second factor with the password.", "Give the same message for every refusal."],
    avoid: ["Do not return the password or the code.", "Do not link it from the shop."],
    keys: [{ keys: "Tab", does: "Goes through the fields to the button." }],
  },
  DeskPage: {
    kind: "display",
    anatomy: [{ name: "torg-desk", text: "Whatever the backend returns is shown." }],
    use: ["Pass the response of the call unchanged.", "Let the backend decide what a role may see."],
    avoid: ["Do not choose a view in the page.", "Do not keep an old view after a refusal."],
    keys: [{ keys: "Tab", does: "Goes through the page that is shown." }],
  },
  FailuresPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-failure", text: "One thing that failed, in words." },
      { name: "torg-desk-failure__acts", text: "Try again, or mark as done." },
      { name: "torg-desk-failure__when", text: "Since when." },
    ],
    use: ["Say what it means for an order, not for the program.", "Show failed payments first."],
    avoid: ["Do not hide the attempts and their number.", "Do not mark anything as done automatically."],
    keys: [{ keys: "Tab", does: "Goes through what failed." }],
  },
  FiguresPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-chart", text: "Days as bars, with the numbers in a table beside." },
      { name: "torg-desk-figures__how", text: "How each figure is counted." },
    ],
    use: ["Say how a figure is counted, below it.", "Show days of the shop's own time zone."],
    avoid: ["Do not count people; count carts and orders.", "Do not draw a curve through days without orders."],
    keys: [{ keys: "Tab", does: "Goes to the choice of days." }],
  },
  LogPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-log", text: "Entries, the newest first." },
      { name: "torg-desk-entry__what", text: "What was done, in the desk's words." },
      { name: "torg-desk-entry__when", text: "Day and time in the shop's time zone." },
    ],
    use: ["Name who did it, or that nobody was logged in.", "Link to the order or product concerned."],
    avoid: ["Do not show it to a seller.", "Do not leave out entries without a text: show them unchanged."],
    keys: [{ keys: "Tab", does: "Goes through orders and products, and to older entries." }],
  },
  MissingPage: {
    kind: "display",
    anatomy: [{ name: "torg-desk-filters", text: "A search." }],
    use: ["Keep the desk's frame, so that nobody ends up in the shop.", "Search for the words in the address."],
    avoid: ["Do not reveal what exists to a role that may not see it.", "Do not redirect automatically."],
    keys: [{ keys: "Tab", does: "Goes to the search and the way back." }],
  },
  OrderListPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-filters", text: "Search and state." },
      { name: "torg-desk-orders", text: "A row for each order." },
    ],
    use: ["Show what has to be done first.", "Find orders by number, name, address and product."],
    avoid: ["Do not page by changing numbers; use before and after.", "Do not show personal numbers."],
    keys: [{ keys: "Tab", does: "Goes through search, states and rows." }],
  },
  OrderPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-order__state", text: "The state of the order, and the possible acts." },
      { name: "torg-desk-address", text: "Who bought it." },
    ],
    use: [
      "Offer only what the order's state machine allows, and say why the rest is unavailable.",
      "Ask for confirmation before money is moved.",
    ],
    avoid: ["Do not let two people do the same act: refuse the later one.", "Do not change an order that was shipped."],
    keys: [{ keys: "Tab", does: "Goes through acts, lines and timeline." }],
  },
  OrderTimeline: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-event__title", text: "What happened." },
      { name: "torg-desk-event__when", text: "When, and by whom." },
      { name: "torg-desk-event__note", text: "What somebody wrote." },
    ],
    use: ["Show the newest first.", "Name the operator, the program or the job."],
    avoid: ["Do not remove anything from it.", "Do not show internal names of jobs."],
    keys: [],
  },
  ProductListPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-row__what", text: "Name and number." },
      { name: "torg-desk-row__sum", text: "Stock and price." },
    ],
    use: ["Show products that are not for sale when nothing is searched for.", "Find by name, number and code."],
    avoid: ["Do not list twelve thousand products.", "Do not change stock in the list."],
    keys: [{ keys: "Tab", does: "Goes through the search and the rows." }],
  },
  ProductPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-order__state", text: "Whether it is for sale." },
      { name: "torg-desk-tasks", text: "The forms that change stock, price, sale and recall." },
    ],
    use: [
      "Show its price history: the lowest price of 30 days follows from it.",
      "Ask for a reason when a product is stopped.",
    ],
    avoid: ["Do not overwrite somebody else's changes.", "Do not recall without saying which pieces."],
    keys: [{ keys: "Tab", does: "Goes through the forms." }],
  },
  ReviewsPage: {
    kind: "display",
    anatomy: [
      { name: "torg-desk-failure", text: "One review in full." },
      { name: "torg-desk-form", text: "Answers it, or takes it down." },
    ],
    use: [
      "Publish low and high reviews alike (marknadsf\u00f6ringslagen).",
      "Make an answer public, under the shop's name.",
    ],
    avoid: ["Do not take down a review because it is bad.", "Do not change a buyer's words."],
    keys: [{ keys: "Tab", does: "Goes through the reviews and their forms." }],
  },
} satisfies PackageNotes;
