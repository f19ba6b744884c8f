import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of PasswordField. */
export const passwordFieldNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-password-field", text: "The root: the field and the box below it; className." },
    { name: "torg-field", text: "The field, as a text field is; ref and all other props go to its input." },
    { name: "torg-choice", text: "The box that shows what is typed; not there without script." },
  ],
  use: [
    "Say with autoComplete whether the password is known (current-password) or new (new-password).",
    "Where no React runs, let wirePassword of @torg/ui/wire bring the box to life.",
  ],
  avoid: [
    "Do not ask for a password twice: whoever can see it need not repeat it.",
    "Do not stop anybody from pasting: that is what password managers do.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the field, and on to the box." },
    { keys: "Space", does: "Shows the password, or hides it again." },
    { keys: "Enter", does: "Sends the form around it." },
  ],
  states: {
    Hidden: "Dots in place of what is typed, and the box below.",
    Shown: "What is typed, in letters.",
    Invalid: "Red frame, a sign and a text between field and box.",
    Disabled: "Field and box grey and out of reach.",
    LongWords: "Long names break in little room.",
    RightToLeft: "Field and box begin on the right.",
    ByKeyboard: "Tab reaches field and box; Space shows the password and hides it.",
  },
} satisfies PartNotes;
