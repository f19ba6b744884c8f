import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Stars. */
export const starsNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-stars", text: "Stars and the text after them, on one line while there is room." },
    { name: ".torg-stars__image", text: "One image with a text; the style sheet draws it, so nothing is loaded." },
  ],
  use: [
    "Say rating, scale and number of reviews in the label: a rating alone means little.",
    "Show the number beside the stars where there is room; parts of a star are hard to see.",
    "Say near it how reviews are collected.",
  ],
  avoid: [
    "Do not show five empty stars when there are no reviews; leave the part out.",
    "Do not use it to enter a rating; use StarRatingInput.",
  ],
  keys: [],
  states: {
    WithCount: "Rating and number of reviews beside the stars.",
    Grades: "Zero, half, full and a part of a star; the size follows the text.",
    OutsideTheScale: "Ratings above five and below zero stay on the scale.",
    InLittleRoom: "The text after the stars wraps to the next line.",
    RightToLeft: "The stars fill from the right.",
  },
} satisfies PartNotes;
