import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/reviews`. */
export const reviewsNotes = {
  RatingInput: {
    kind: "field",
    anatomy: [{ name: "torg-star-rating", text: "Five stars as a group of radio buttons." }],
    use: ["Name the product in the group's name.", "Save the stars at once, and the words later."],
    avoid: ["Do not preselect a star.", "Do not offer half stars."],
    keys: [{ keys: "Left, Right", does: "One star less, one more." }],
  },
  ReviewForm: {
    kind: "field",
    anatomy: [
      { name: "torg-review-form__product", text: "What is reviewed." },
      { name: "torg-review-form__notice", text: "Who will see the text, and how it is checked." },
      { name: "torg-review-form__saved", text: "Says that the rating is saved, even if the page is left." },
    ],
    use: ["Show it only behind the link that a buyer received.", "Keep what is typed when the server fails."],
    avoid: ["Do not offer a reward for a review.", "Do not ask for more than stars, words and a name."],
    keys: [{ keys: "Tab", does: "Goes from the stars to the words and the button." }],
  },
  ReviewList: {
    kind: "display",
    anatomy: [
      { name: "torg-review-list__score", text: "The mean, with the number of reviews." },
      { name: "torg-review-list__origin", text: "Where the reviews come from, and whether purchases are checked." },
      { name: "torg-review-list__item", text: "One review, with a mark if the purchase is verified." },
      { name: "torg-review-list__answer", text: "What the shop answered." },
    ],
    use: ["Say about each list only what is true (unfair commercial practices).", "Show low and high reviews alike."],
    avoid: ["Do not show a mean without reviews.", "Do not mark a review without a purchase."],
    keys: [{ keys: "Enter", does: "Loads the next reviews; the focus goes to the first of them." }],
  },
  ReviewRequest: {
    kind: "display",
    anatomy: [{ name: "torg-review-request", text: "The products of an order, each with its form." }],
    use: ["Ask once for each order.", "Offer to never ask again."],
    avoid: ["Do not ask for a login.", "Do not hide the refusal."],
    keys: [{ keys: "Tab", does: "Goes through the forms in the order of the products." }],
  },
} satisfies PackageNotes;
