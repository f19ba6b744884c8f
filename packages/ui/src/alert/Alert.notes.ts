import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Alert. */
export const alertNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-alert", text: "The root: a status, or an alert when the tone is danger; `data-tone` tells which." },
    { name: "torg-alert__icon", text: "An icon for the tone, so that it does not depend on colour." },
    { name: "torg-alert__content", text: "Title, text, and links or buttons." },
    { name: "torg-alert__dismiss", text: "The button that closes it." },
  ],
  use: [
    "Put it next to what it is about, and let it stay.",
    "Say what has happened and what can be done now.",
    "Mount it after the page has loaded, so that it is announced; text that is there from the start is only read.",
  ],
  avoid: [
    "Do not use it for messages that disappear by themselves; use Toaster.",
    "Do not use it for the error of a field; the field shows it.",
    "Do not use danger for mere information: it interrupts screen readers.",
  ],
  keys: [
    { keys: "Tab", does: "Reaches links, buttons and the close button." },
    { keys: "Enter, Space", does: "Close it with its button." },
  ],
  states: {
    Info: "Something worth knowing.",
    Positive: "Something has worked, with a link to the next step.",
    Warning: "Something to look out for.",
    Danger: "Something has failed; it is an alert.",
    Dismissible: "It has a close button.",
    TitleOnly: "A title and nothing else.",
    Overflow: "A long text with several buttons in a narrow place.",
    LongWords: "Long words break; icon and button keep their place.",
    RightToLeft: "Icon and button change sides.",
    ByKeyboard: "Link and button are reached and used by keyboard.",
  },
} as const satisfies PartNotes;
