import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/reviews`. */
export const reviewsNotes = {
  RatingInput: {
    kind: "field",
    anatomy: [{ name: "torg-star-rating", text: "Five stars as a group of radio buttons." }],
    use: ["Name the product in the group's name.", "Save the stars at once, and the words later."],
    avoid: ["Do not choose a star for somebody.", "Do not ask for halves."],
    keys: [{ keys: "Left, Right", does: "One star less, one more." }],
  },
  ReviewForm: {
    kind: "field",
    anatomy: [
      { name: "torg-review-form__product", text: "What is reviewed." },
      { name: "torg-review-form__notice", text: "Who will see the words, and how they are checked." },
      { name: "torg-review-form__saved", text: "That the rating is kept, though the page be left." },
    ],
    use: ["Show it only behind the link that a buyer got.", "Keep what is typed when the server fails."],
    avoid: ["Do not ask for a reward's sake.", "Do not ask for more than stars, words and a name."],
    keys: [{ keys: "Tab", does: "Goes from the stars to the words and the button." }],
  },
  ReviewList: {
    kind: "display",
    anatomy: [
      { name: "torg-review-list__score", text: "The mean, with how many it is made of." },
      { name: "torg-review-list__origin", text: "Where the reviews come from, and whether purchases are checked." },
      { name: "torg-review-list__item", text: "One review, with the mark of a verified purchase where it is true." },
      { name: "torg-review-list__answer", text: "What the shop answered." },
    ],
    use: ["Say of each list what is true of it (unfair commercial practices).", "Show low and high reviews alike."],
    avoid: ["Do not draw a mean of nothing.", "Do not mark a review that no purchase stands behind."],
    keys: [{ keys: "Enter", does: "Fetches the next reviews; the focus goes to the first of them." }],
  },
  ReviewRequest: {
    kind: "display",
    anatomy: [{ name: "torg-review-request", text: "The products of an order, each with its form." }],
    use: ["Ask once for each order.", "Offer to be asked never again."],
    avoid: ["Do not ask for a login.", "Do not hide the way to say no."],
    keys: [{ keys: "Tab", does: "Goes through the forms in the order of the products." }],
  },
} satisfies PackageNotes;
