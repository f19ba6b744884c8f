import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of EnergyMark. */
export const energyMarkNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-energy", text: "The arrow and the link to the data sheet on one line while there is room." },
    { name: "a.torg-energy__link", text: "Around the arrow, where there is a whole label to show." },
    { name: ".torg-energy__scale", text: "The ends of the scale, the best above the worst." },
    {
      name: ".torg-energy__arrow",
      text: "The arrow with a black edge in the colour of the class, white letter inside.",
    },
  ],
  use: [
    "Put it beside every price of a product that has an energy label, in a size with the price.",
    "Take class, scale and colour from one rule, such as energyArrowOf of the format package.",
    "Use EnergyPicture alone where no link may stand, such as within a link.",
  ],
  avoid: [
    "Do not show the letter without its scale: the law wants both.",
    "Do not turn or recolour the arrow for a theme or a direction of writing; its look is laid down.",
  ],
  keys: [{ keys: "Tab", does: "goes to the label and then to the data sheet, where there are any" }],
  states: {
    WithLabelAndSheet: "The arrow leads to the label, and the data sheet stands beside it.",
    ClassOnly: "No link: neither label nor data sheet is known.",
    Small: "As high as a small price.",
    OldScale: "A+++ to D, for what is still labelled so.",
    WithoutColor: "A black arrow where no colour is known.",
    PictureAlone: "The arrow where no link may stand.",
    LittleRoom: "The data sheet goes below the arrow; nothing is cut.",
    LongWords: "The name of the data sheet breaks below the arrow.",
    RightToLeft: "The whole stands at the right edge; the arrow points as the label does.",
  },
} satisfies PartNotes;
