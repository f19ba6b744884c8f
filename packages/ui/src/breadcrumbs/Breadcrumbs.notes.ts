import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Breadcrumbs. */
export const breadcrumbsNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-breadcrumbs", text: "A landmark with a name." },
    { name: ".torg-breadcrumbs__list", text: "The steps in order; the separators are not read out." },
    { name: "[aria-current=page]", text: "The page itself; it is not a link." },
  ],
  use: [
    "Put it above the heading on every page below the home page.",
    "Use the same words as the headings of the pages.",
    "Give the landmark its own name, since the menu is a landmark as well.",
  ],
  avoid: ["Do not show how somebody got here; show where the page belongs.", "Do not leave the page itself out."],
  keys: [
    { keys: "Tab", does: "Goes from step to step." },
    { keys: "Enter", does: "Opens the page of the step." },
  ],
  states: {
    FourSteps: "Three links and the page itself.",
    FirstStep: "The first page alone.",
    InLittleRoom: "Steps wrap onto the next line as a whole.",
    ByKeyboard: "Tab goes through the links and skips the page itself.",
    LongWords: "A step wider than its container breaks.",
    RightToLeft: "The first step is on the right.",
  },
} satisfies PartNotes;
