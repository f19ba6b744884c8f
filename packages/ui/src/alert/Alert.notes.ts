import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Alert. */
export const alertNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-alert", text: "The root: a status, or an alert when the tone is danger; `data-tone` tells which." },
    { name: "torg-alert__icon", text: "A sign for the tone, so that colour is not needed to tell it." },
    { name: "torg-alert__content", text: "Title, text, and links or buttons." },
    { name: "torg-alert__dismiss", text: "The button that takes it away." },
  ],
  use: [
    "Put it where the thing is that it tells about, and let it stay.",
    "Say what has happened and what can be done now.",
    "Mount it after the page, so that it is announced; what stands there from the start is only read.",
  ],
  avoid: [
    "Do not use it for what goes away by itself; use Toaster.",
    "Do not use it for the error of a field; the field shows it.",
    "Do not use danger for what is only worth knowing: it interrupts who listens.",
  ],
  keys: [
    { keys: "Tab", does: "Reaches links, buttons and the button that takes it away." },
    { keys: "Enter, Space", does: "Take it away by its button." },
  ],
  states: {
    Info: "Something worth knowing.",
    Positive: "Something has worked, with a link to what comes next.",
    Warning: "Something to look out for.",
    Danger: "Something has failed; it is an alert.",
    Dismissible: "A button takes it away.",
    TitleOnly: "A title and nothing else.",
    Overflow: "A long text with several buttons, in little room.",
    LongWords: "Long words break; sign and button keep their place.",
    RightToLeft: "Sign and button change sides.",
    ByKeyboard: "Link and button are reached and used by the keyboard.",
  },
} as const satisfies PartNotes;
