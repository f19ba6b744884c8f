import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Icon. */
export const iconNotes = {
  kind: "display",
  anatomy: [
    {
      name: ".torg-icon",
      text: "A drawing of 24 by 24, one and a quarter as large as the text; hidden without a label.",
    },
    { name: "[data-mirrors]", text: "Mirrored in right-to-left text." },
  ],
  use: [
    "Import the icons that are used, each by its name: one that is not imported is not shipped.",
    "Put text beside it, and leave the label out; give a label where it is alone.",
    "Set data-mirrors on arrows, chevrons, back links and vehicles.",
    "Take further drawings from the same set; a test turns them into paths.",
  ],
  avoid: [
    "Do not mirror clocks, checks, magnifiers and marks.",
    "Do not use an icon alone in a button when there is room for text.",
    "Do not colour it: it has the colour of the text around it.",
  ],
  keys: [],
  states: {
    Decoration: "A drawing that assistive technology skips.",
    Named: "An image with a name, where there is no text beside it.",
    WithWords: "It sits on the baseline of the text and has its colour.",
    Sizes: "It follows the size of the text.",
    AllIcons: "The whole set in one style.",
    RightToLeft: "Mirrored icons point the other way, the others stay.",
  },
} satisfies PartNotes;
