import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of SuccessDialog. */
export const successDialogNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-dialog[data-tone=positive]", text: "A small Dialog." },
    { name: "torg-dialog__sign", text: "The icon above the title; decoration, since the title says it." },
    { name: "torg-dialog__description", text: "The text, read when the dialog opens." },
    { name: "torg-dialog__foot", text: "The one button, which has the focus." },
  ],
  use: [
    "Use it at the end of something that took effort, such as a registered return.",
    "Say in the text what comes next and when.",
  ],
  avoid: [
    "Do not use it for frequent events, such as a product that was added; use Toaster.",
    "Do not ask anything in it; use Dialog.",
  ],
  keys: [
    { keys: "Enter, Space", does: "Close it with its button." },
    { keys: "Escape", does: "Closes it." },
  ],
  states: {
    Shown: "Icon, title, text and button.",
    LongWords: "Long words break.",
    RightToLeft: "All of it is centred; the text runs the other way.",
    ByKeyboard: "It is read, closed by Enter, and the focus returns.",
  },
} as const satisfies PartNotes;
