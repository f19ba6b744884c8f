import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Dialog. */
export const dialogNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-dialog__overlay", text: "Darkens the page; a press on it asks to close." },
    { name: "torg-dialog", text: "The dialog, named by its title, with `data-size` and `data-state`." },
    { name: "torg-dialog__head", text: "Title and the button that closes; it stays in sight." },
    { name: "torg-dialog__body", text: "Description and content." },
    { name: "torg-dialog__foot", text: "Buttons; they stay in sight." },
  ],
  use: [
    "Open it on what somebody did, never by itself, but for the consent that the law asks for.",
    "Give the focus of a question that cannot be taken back to the least destructive button.",
    "Name in `returnFocus` what is logical next when the button that opened it goes away.",
    "Load it on intent: it is the heaviest thing of most pages.",
  ],
  avoid: [
    "Do not use it for a message that needs no answer; use Toaster or Alert.",
    "Do not open a dialog from a dialog, but for a question.",
    "Do not put a whole form of several steps into it; give it a page.",
  ],
  keys: [
    { keys: "Tab, Shift+Tab", does: "Go round inside the dialog." },
    { keys: "Escape", does: "Asks to close it; the focus is back where it was at once." },
    { keys: "Enter, Space", does: "On the button with the sign close it." },
  ],
  states: {
    Small: "A question: title, sentence, two buttons.",
    Medium: "The usual width.",
    Large: "For tables and pictures.",
    LongContent: "Content scrolls between head and foot, the title has the focus.",
    Loading: "It opens at once, its content follows.",
    Failed: "What was to be shown could not be had.",
    Empty: "A title and nothing else.",
    LongWords: "Long words break in title, text and buttons.",
    RightToLeft: "Title and buttons change sides.",
    ByKeyboard: "A question is opened, gone round in, and left.",
    OpenerGone: "What opened it is gone: what followed it gets the focus.",
    LockedForAMoment: "The page is locked for 250 ms after closing; the focus does not wait.",
    Nested: "A question above a dialog; Escape closes one at a time.",
  },
} as const satisfies PartNotes;
