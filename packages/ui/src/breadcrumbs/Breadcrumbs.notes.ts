import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Breadcrumbs. */
export const breadcrumbsNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-breadcrumbs", text: "A landmark with a name." },
    { name: ".torg-breadcrumbs__list", text: "The steps in their order; the strokes between them are not read out." },
    { name: "[aria-current=page]", text: "The page itself; it is not a link." },
  ],
  use: [
    "Put it above the heading on every page below the first.",
    "Use the same words as the headings of the pages.",
    "Give the landmark a name of its own, since the menu is one as well.",
  ],
  avoid: ["Do not show the way that somebody came; show where the page stands.", "Do not leave the page itself out."],
  keys: [
    { keys: "Tab", does: "Goes from step to step." },
    { keys: "Enter", does: "Opens the page of the step." },
  ],
  states: {
    FourSteps: "Three links and the page itself.",
    FirstStep: "The first page alone.",
    InLittleRoom: "Steps go to the next line, whole.",
    ByKeyboard: "Tab passes the links and not the page itself.",
    LongWords: "A step wider than the place breaks.",
    RightToLeft: "The first step stands on the right.",
  },
} satisfies PartNotes;
