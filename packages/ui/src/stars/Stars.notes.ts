import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Stars. */
export const starsNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-stars", text: "Stars and what stands after them, in one line while there is room." },
    { name: ".torg-stars__image", text: "One image with a text; the style sheet draws it, so nothing is fetched." },
  ],
  use: [
    "Say grade, scale and number of answers in the label: a grade without them means little.",
    "Show the figure beside the stars where there is room; parts of a star are hard to see.",
    "Say near it how reviews are collected.",
  ],
  avoid: [
    "Do not show five empty stars where nobody has answered; leave the part out.",
    "Do not use it to take a grade; the star rating of the forms does that.",
  ],
  keys: [],
  states: {
    WithCount: "Grade and number of answers beside the stars.",
    Grades: "Nothing, half, everything and a part of a star; the size follows the text.",
    OutsideTheScale: "Grades above five and below nothing stay on the scale.",
    InLittleRoom: "What stands after the stars goes to the next line.",
    RightToLeft: "The stars fill from the right.",
  },
} satisfies PartNotes;
