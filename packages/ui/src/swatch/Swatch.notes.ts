import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Swatch. */
export const swatchNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-swatch", text: "A disc with a border, so that white is visible on white." }],
  use: [
    "Put it before the name of a colour, in a flex box or a grid.",
    "Give all colours of a thing that has several.",
  ],
  avoid: [
    "Do not use it alone: people who see no colours, or who chose their own, read the name.",
    "Do not make it pressable; the label around it is pressed.",
  ],
  keys: [],
  states: {
    Plain: "One colour beside its name.",
    SeveralColors: "Two and three colours beside one another.",
    WhiteAndBlack: "The border separates white and black from the page, light or dark.",
    Unknown: "The colour is unknown: an empty disc keeps the names aligned.",
    LongWords: "It stays round when its name breaks.",
    RightToLeft: "It is on the right of its name.",
  },
} satisfies PartNotes;
