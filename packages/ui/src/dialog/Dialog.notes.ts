import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Dialog. */
export const dialogNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-dialog__overlay", text: "Darkens the page; a press on it requests to close." },
    { name: "torg-dialog", text: "The dialog, named by its title, with `data-size` and `data-state`." },
    { name: "torg-dialog__head", text: "Title and close button; it stays visible." },
    { name: "torg-dialog__body", text: "Description and content." },
    { name: "torg-dialog__foot", text: "Buttons; they stay visible." },
  ],
  use: [
    "Open it on a user's action, never by itself, except for the consent that the law requires.",
    "In a question about something irreversible, focus the least destructive button.",
    "Name in `returnFocus` the logical next element when the button that opened it disappears.",
    "Load it on intent: it is the heaviest part of most pages.",
  ],
  avoid: [
    "Do not use it for a message that needs no answer; use Toaster or Alert.",
    "Do not open a dialog from a dialog, except for a question.",
    "Do not put a form of several steps into it; use a page.",
  ],
  keys: [
    { keys: "Tab, Shift+Tab", does: "Move around inside the dialog." },
    { keys: "Escape", does: "Requests to close it; the focus returns at once." },
    { keys: "Enter, Space", does: "On the close button, close it." },
  ],
  states: {
    Small: "A question: title, sentence, two buttons.",
    Medium: "The default width.",
    Large: "For tables and pictures.",
    LongContent: "Content scrolls between head and foot, the title has the focus.",
    Loading: "It opens at once, its content follows.",
    Failed: "The content failed to load.",
    Empty: "A title and nothing else.",
    LongWords: "Long words break in title, text and buttons.",
    RightToLeft: "Title and buttons change sides.",
    ByKeyboard: "A question is opened, moved around in, and left.",
    OpenerGone: "The opener is gone: the element after it gets the focus.",
    LockedForAMoment: "The page is locked for 250 ms after closing; the focus does not wait.",
    Nested: "A question above a dialog; Escape closes one at a time.",
  },
} as const satisfies PartNotes;
