import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Ribbon. */
export const ribbonNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-ribbon", text: "The band; data-side is its corner, data-tone its meaning." }],
  use: [
    "Put it in a positioned container, over the corner of the picture that it is about.",
    "Give an image in it an alt text with the words on it.",
    "Use one ribbon on a picture; a discount is a Badge.",
  ],
  avoid: ["Do not cover what the picture shows.", "Do not put controls in it."],
  keys: [],
  states: {
    Accent: "A campaign of the shop.",
    Tones: "One of each meaning, with enough contrast to the fill.",
    Reduced: "A campaign about prices.",
    AtTheEnd: "From the other corner, with its round side inwards.",
    WithImage: "An image replaces band and text.",
    LongWords: "It takes at most four fifths of the width and breaks.",
    RightToLeft: "It hangs from the upper right corner.",
  },
} satisfies PartNotes;
