import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Swatch. */
export const swatchNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-swatch", text: "A disc with an edge, so that white is seen on white." }],
  use: [
    "Put it before the name of a colour, in a line that is a flex box or a grid.",
    "Give all colours of a thing that has several.",
  ],
  avoid: [
    "Do not let it stand alone: who sees no colours, and who has chosen other ones, reads the name.",
    "Do not make it pressable; the label around it is what is pressed.",
  ],
  keys: [],
  states: {
    Plain: "One colour beside its name.",
    SeveralColors: "Two and three colours beside one another.",
    WhiteAndBlack: "The edge keeps white and black apart from the page, light or dark.",
    Unknown: "No colour is known: an empty disc keeps the names in line.",
    LongWords: "It stays round where its name breaks.",
    RightToLeft: "It stands at the right of its name.",
  },
} satisfies PartNotes;
