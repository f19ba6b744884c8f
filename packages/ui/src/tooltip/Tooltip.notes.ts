import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Tooltip. */
export const tooltipNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-tooltip", text: "A wrapper around the control, with `data-side` and, after Escape, `data-hidden`." },
    { name: "torg-tooltip__words", text: "The text, which describes the control even while it is hidden." },
  ],
  use: [
    "Use it for a few words that help those who do not know an icon or a term.",
    "Give a button that shows only an icon the same words as `aria-label`.",
  ],
  avoid: [
    "Do not put anything necessary in it: it is visible only on request.",
    "Do not put links or buttons into it; use Collapsible or a Dialog.",
    "Do not put it on something that cannot be focused.",
  ],
  keys: [
    { keys: "Tab", does: "Shows it when the control gets the focus, even before a script." },
    { keys: "Escape", does: "Hides it; the focus stays, and the surroundings stay open." },
  ],
  states: {
    Hidden: "Only the control.",
    Shown: "The text is below the button.",
    EachSide: "Above and below; where there is no room it is on the opposite side.",
    LongWords: "A sentence with long words breaks at 20 rem or the width of the page.",
    RightToLeft: "The text runs the other way.",
    ByKeyboard: "Shown by the focus, hidden by Escape, the focus stays.",
  },
} as const satisfies PartNotes;
