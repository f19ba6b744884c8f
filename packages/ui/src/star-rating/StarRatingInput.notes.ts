import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of StarRatingInput. */
export const starRatingInputNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-star-rating", text: "A native fieldset with the role radiogroup; ref, className and other props." },
    { name: "torg-star-rating__legend", text: "What is rated; it names the group." },
    {
      name: "torg-star-rating__stars",
      text: "The row of stars, and beside or below it the one place for their names.",
    },
    { name: "torg-star-rating__star", text: "A label with a native radio button, its star and its name." },
  ],
  use: [
    "Give each rating a name that holds both the number of stars and what it means.",
    "Save after a pause or when the focus leaves: the arrow keys choose every rating on their way.",
    "Say below it what was saved.",
  ],
  avoid: [
    "Do not show a rating with it; Stars does that and takes no focus.",
    "Do not ask for half stars: nobody can name them.",
    "Do not submit or go on by itself when a star is chosen.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the chosen rating, else to the first." },
    { keys: "Right, Down", does: "Chooses the next rating, after the best the worst; right to left, Left is next." },
    { keys: "Left, Up", does: "Chooses the rating before, before the worst the best; right to left, Right is before." },
    { keys: "Space", does: "Chooses the rating in focus." },
  ],
  states: {
    Empty: "Nothing is chosen: outlined stars and no name. Under the pointer they show what a press would choose.",
    Rated: "Filled up to the fourth star, its name beside them.",
    WithHint: "A hint between name and stars.",
    Invalid: "Required and left out: a text says what to do.",
    Disabled: "Chosen and not to be changed.",
    LongWords: "A long question and long names in little room.",
    RightToLeft: "The first star stands on the right.",
    ByKeyboard: "Arrows choose and wrap; leaving is told once.",
  },
} satisfies PartNotes;
