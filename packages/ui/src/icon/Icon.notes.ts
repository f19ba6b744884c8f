import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Icon. */
export const iconNotes = {
  kind: "display",
  anatomy: [
    {
      name: ".torg-icon",
      text: "A drawing of 24 by 24, one and a quarter as large as the text; hidden without a label.",
    },
    { name: "[data-mirrors]", text: "Turned around where text runs from right to left." },
  ],
  use: [
    "Import the icons that are used, each by its name: one that is not imported is not shipped.",
    "Let words stand beside it, and leave the label out; give a label where it stands alone.",
    "Set data-mirrors on arrows, chevrons, ways back and things that drive.",
    "Take further drawings from the same set; a test turns them into paths.",
  ],
  avoid: [
    "Do not mirror clocks, checks, magnifiers and marks.",
    "Do not let an icon be all that a button says when there is room for words.",
    "Do not colour it: it has the colour of the text around it.",
  ],
  keys: [],
  states: {
    Decoration: "A drawing that assistive technology passes.",
    Named: "An image with a name, where no words stand beside it.",
    WithWords: "It stands on the line of the text and takes its colour.",
    Sizes: "It follows the size of the text.",
    AllIcons: "The whole set in one style.",
    RightToLeft: "Those that mirror point the other way, the others stay.",
  },
} satisfies PartNotes;
