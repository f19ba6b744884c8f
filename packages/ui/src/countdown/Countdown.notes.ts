import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the countdown. */
export const countdownNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-countdown", text: "A division; data-ended when the end came while somebody looked on." },
    { name: "torg-countdown__figures", text: "A timer that is not read aloud; four numbers with their names." },
    { name: "torg-countdown__end", text: "When it ends, in words; stays when the numbers are put away, and on paper." },
    { name: "torg-countdown__toggle", text: "Puts the numbers away and brings them back." },
    { name: "status", text: "For assistive technology: says once that the end has come." },
  ],
  use: [
    "Count down to something that really ends, and change price or offer when it does: onEnd tells when.",
    "Write the end out with day and time, so that nobody has to reckon.",
    "Give the server's time as now, in the browser as well, to have numbers from the beginning.",
  ],
  avoid: [
    "Do not begin again when the end has come: a countdown that starts over misleads.",
    "Do not put two beside each other; one moving thing on a page is enough.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the button." },
    { keys: "Enter, Space", does: "Puts the numbers away, or brings them back." },
  ],
  states: {
    Running: "Days, hours, minutes and seconds, the end written out below.",
    ManyDays: "Three figures for the days; nothing moves aside.",
    Counting: "Counts by the browser's own clock.",
    Ended: "Four zeros, dimmed.",
    Loading: "Nobody knows the time yet: the places of the numbers are kept.",
    LongWords: "Long names of the units break.",
    RightToLeft: "Days stand on the right.",
    LittleRoom: "192 px: two rows of two.",
    ByKeyboard: "The button puts the numbers away and brings them back, and keeps the focus.",
  },
} satisfies PartNotes;
