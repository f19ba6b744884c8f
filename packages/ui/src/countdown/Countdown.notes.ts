import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the countdown. */
export const countdownNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-countdown", text: "A div; data-ended when the end came while it was shown." },
    { name: "torg-countdown__figures", text: "A timer that is not read aloud; four numbers with their names." },
    { name: "torg-countdown__end", text: "The end in words; stays when the numbers are hidden, and on paper." },
    { name: "torg-countdown__toggle", text: "Hides the numbers and shows them again." },
    { name: "status", text: "For assistive technology: announces the end once." },
  ],
  use: [
    "Count down to something that really ends, and change price or offer when it does: see onEnd.",
    "Write the end out with day and time, so that nobody has to calculate it.",
    "Pass the server's time as now, in the browser as well, to have numbers from the start.",
  ],
  avoid: [
    "Do not start again when the end has come: a countdown that starts over misleads.",
    "Do not put two beside each other; one moving thing on a page is enough.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the button." },
    { keys: "Enter, Space", does: "Hides the numbers, or shows them again." },
  ],
  states: {
    Running: "Days, hours, minutes and seconds, with the end written out below.",
    ManyDays: "Three digits for the days; nothing moves.",
    Counting: "Counts with the browser's own clock.",
    Ended: "Four zeros, dimmed.",
    Loading: "The time is still unknown: the places of the numbers are kept.",
    LongWords: "Long names of the units break.",
    RightToLeft: "Days are on the right.",
    LittleRoom: "192 px: two rows of two.",
    ByKeyboard: "The button hides the numbers and shows them again, and keeps the focus.",
  },
} satisfies PartNotes;
