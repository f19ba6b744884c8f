import type { PartNotes } from "../testing/PartNotes.ts";

/** What is written about Tooltip. */
export const tooltipNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-tooltip", text: "Stands around the control and hears the pointer and the focus." },
    { name: "torg-tooltip__words", text: "The words, which describe the control also while they are hidden." },
  ],
  use: [
    "Use it for a few words that help those who do not know a sign or a term.",
    "Give a button that shows only a sign the same words as `aria-label`.",
  ],
  avoid: [
    "Do not put anything into it that is needed: on a touch screen nobody sees it.",
    "Do not put links or buttons into it; use Popover.",
    "Do not put it on what takes no focus.",
  ],
  keys: [
    { keys: "Tab", does: "Shows it when the control gets the focus." },
    { keys: "Escape", does: "Hides it; the focus stays, and what is around stays open." },
  ],
  states: {
    Hidden: "Only the control.",
    Shown: "The words stand below the button.",
    EachSide: "Four sides; where there is no room it stands on the opposite one.",
    LongWords: "A sentence with long words breaks at 20 rem or the width of the page.",
    RightToLeft: "The words run the other way.",
    ByKeyboard: "Shown by the focus, hidden by Escape, the focus stays.",
    UnderThePointer: "The pointer may go from the control to the words.",
  },
} as const satisfies PartNotes;
