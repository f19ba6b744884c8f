import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of EnergyMark. */
export const energyMarkNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-energy", text: "The arrow and the link to the data sheet, on one line while there is room." },
    { name: "a.torg-energy__link", text: "A link around the arrow, where there is a full label to show." },
    { name: ".torg-energy__scale", text: "The ends of the scale, the best above the worst." },
    {
      name: ".torg-energy__arrow",
      text: "The arrow with a black edge in the colour of the class, white letter inside.",
    },
  ],
  use: [
    "Put it beside every price of a product that has an energy label, in a size that suits the price.",
    "Take class, scale and colour from one rule, such as energyArrowOf of the format package.",
    "Use EnergyPicture alone where no link is allowed, such as inside a link.",
  ],
  avoid: [
    "Do not show the letter without its scale: the law requires both.",
    "Do not flip or recolour the arrow for a theme or text direction; the law defines its look.",
  ],
  keys: [{ keys: "Tab", does: "goes to the label and then to the data sheet, where there are any" }],
  states: {
    WithLabelAndSheet: "The arrow links to the label, and the data sheet is beside it.",
    ClassOnly: "No link: neither label nor data sheet is known.",
    Small: "As high as a small price.",
    OldScale: "A+++ to D, for products that still have that label.",
    WithoutColor: "A black arrow where no colour is known.",
    PictureAlone: "The arrow where no link is allowed.",
    LittleRoom: "The data sheet goes below the arrow; nothing is cut.",
    LongWords: "The name of the data sheet breaks below the arrow.",
    RightToLeft: "All of it is at the right edge; the arrow points as on the label.",
  },
} satisfies PartNotes;
