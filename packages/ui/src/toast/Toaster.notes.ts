import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Toaster, Announcer and createToastState. */
export const toasterNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-toaster", text: "The root, mounted empty with the page." },
    {
      name: "torg-announcer",
      text: "Two live regions out of sight: a status and an alert. Use it alone where nothing is shown.",
    },
    { name: "torg-toaster__list", text: "The named area at the lower edge; it is there only while a message is." },
    { name: "torg-toast", text: "An Alert with `data-tone`, a line in its tone and a button that closes it." },
  ],
  use: [
    "Create one state per page with `createToastState` and pass it on; there is no hidden one.",
    "Use it for what has just been done and needs no answer, such as a product that was added.",
    "Use `announce` for what can be seen elsewhere and only has to be heard, such as a changed total.",
  ],
  avoid: [
    "Do not show what somebody has to act on; put an Alert into the page, where it stays.",
    "Do not show errors of a field here; they belong beside the field.",
    "Do not mount a second Toaster or Announcer on the same page; everything would be read twice.",
  ],
  keys: [
    { keys: "Tab", does: "Reaches link and button of a message; while the focus is there, nothing runs out." },
    { keys: "Enter, Space", does: "Closes the message by its button; the focus goes back where it came from." },
    { keys: "Escape", does: "Closes the message that holds the focus." },
  ],
  states: {
    Empty: "Nothing is shown; the live regions are there and empty.",
    Tones: "Three messages, told apart by sign and line.",
    WithLink: "A title, a text and a link.",
    LongWords: "Long words break inside the message.",
    Overflow: "A message longer than the page scrolls.",
    RightToLeft: "The line and the button change sides.",
    ByKeyboard: "A message comes, is announced, is reached, and gives the focus back when it is closed.",
  },
} as const satisfies PartNotes;
