import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Toaster, Announcer and createToastState. */
export const toasterNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-toaster", text: "The root, mounted empty with the page." },
    {
      name: "torg-announcer",
      text: "Two hidden live regions: a status and an alert. Use it alone where nothing is shown.",
    },
    { name: "torg-toaster__list", text: "The named area at the lower edge; it exists only while there is a message." },
    { name: "torg-toast", text: "An Alert with `data-tone`, a line in its tone and a close button." },
  ],
  use: [
    "Create one state per page with `createToastState` and pass it on; there is no global one.",
    "Use it for a completed action that needs no answer, such as a product that was added.",
    "Use `announce` for what is visible elsewhere and only has to be read out, such as a changed total.",
  ],
  avoid: [
    "Do not show what somebody has to act on; put an Alert in the page, where it stays.",
    "Do not show errors of a field here; they belong beside the field.",
    "Do not mount a second Toaster or Announcer on the same page; everything would be read twice.",
  ],
  keys: [
    { keys: "Tab", does: "Reaches link and button of a message; while the focus is there, no message times out." },
    { keys: "Enter, Space", does: "Closes the message with its button; the focus returns to where it was." },
    { keys: "Escape", does: "Closes the message that has the focus." },
  ],
  states: {
    Empty: "Nothing is shown; the live regions are there and empty.",
    Tones: "Three messages, distinguished by icon and line.",
    WithLink: "A title, a text and a link.",
    LongWords: "Long words break inside the message.",
    Overflow: "A message longer than the page scrolls.",
    RightToLeft: "The line and the button change sides.",
    ByKeyboard: "A message appears, is announced, is reached, and returns the focus when it is closed.",
  },
} as const satisfies PartNotes;
