import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of StarRatingInput. */
export const starRatingInputNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-star-rating", text: "A native fieldset with the role radiogroup; ref, className and other props." },
    { name: "torg-star-rating__legend", text: "What is rated; it names the group." },
    {
      name: "torg-star-rating__stars",
      text: "The row of stars, and beside or below it one place for their names.",
    },
    { name: "torg-star-rating__star", text: "A label with a native radio button, its star and its name." },
  ],
  use: [
    "Give each rating a name with both the number of stars and their meaning.",
    "Save after a pause or when the focus leaves: the arrow keys choose every rating on their way.",
    "Say below it what was saved.",
  ],
  avoid: [
    "Do not show a rating with it; use Stars, which takes no focus.",
    "Do not offer half stars: nobody can name them.",
    "Do not submit or continue automatically when a star is chosen.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the chosen rating, or else to the first." },
    { keys: "Right, Down", does: "Chooses the next rating, after the best the worst; in right-to-left, Left is next." },
    { keys: "Left, Up", does: "Chooses the previous rating, before the worst the best; in right-to-left, on Right." },
    { keys: "Space", does: "Chooses the rating in focus." },
  ],
  states: {
    Empty: "Nothing is chosen: outlined stars and no name. On hover they show what a press would choose.",
    Rated: "Filled up to the fourth star, with its name beside them.",
    WithHint: "A hint between name and stars.",
    Invalid: "Required and left out: a text says what to do.",
    Disabled: "Chosen and not changeable.",
    LongWords: "A long question and long names in a narrow place.",
    RightToLeft: "The first star is on the right.",
    ByKeyboard: "Arrows choose and wrap around; leaving is reported once.",
  },
} satisfies PartNotes;
