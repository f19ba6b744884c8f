import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Tooltip. */
export const tooltipNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-tooltip", text: "Stands around the control, with `data-side` and, after Escape, `data-hidden`." },
    { name: "torg-tooltip__words", text: "The words, which describe the control also while they are hidden." },
  ],
  use: [
    "Use it for a few words that help those who do not know a sign or a term.",
    "Give a button that shows only a sign the same words as `aria-label`.",
  ],
  avoid: [
    "Do not put anything into it that is needed: it stands there only while somebody asks.",
    "Do not put links or buttons into it; use Collapsible or a Dialog.",
    "Do not put it on what takes no focus.",
  ],
  keys: [
    { keys: "Tab", does: "Shows it when the control gets the focus, also before a script." },
    { keys: "Escape", does: "Hides it; the focus stays, and what is around stays open." },
  ],
  states: {
    Hidden: "Only the control.",
    Shown: "The words stand below the button.",
    EachSide: "Above and below; where there is no room it stands on the opposite side.",
    LongWords: "A sentence with long words breaks at 20 rem or the width of the page.",
    RightToLeft: "The words run the other way.",
    ByKeyboard: "Shown by the focus, hidden by Escape, the focus stays.",
  },
} as const satisfies PartNotes;
