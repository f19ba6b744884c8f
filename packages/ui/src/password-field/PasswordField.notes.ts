import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of PasswordField. */
export const passwordFieldNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-password-field", text: "The root: the field and the box below it; className." },
    { name: "torg-field", text: "The field, like a text field; ref and all other props go to its input." },
    { name: "torg-choice", text: "The checkbox that shows the password; hidden without script." },
  ],
  use: [
    "Say with autoComplete whether the password is known (current-password) or new (new-password).",
    "Without React, wirePassword of @torg/ui/wire makes the box work.",
  ],
  avoid: [
    "Do not ask for a password twice: a user who can see it need not repeat it.",
    "Do not prevent pasting: password managers need it.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the field, and then to the box." },
    { keys: "Space", does: "Shows the password, or hides it again." },
    { keys: "Enter", does: "Sends the form around it." },
  ],
  states: {
    Hidden: "Dots instead of the password, and the box below.",
    Shown: "The password in plain letters.",
    Invalid: "Red frame, an icon and a text between field and box.",
    Disabled: "Field and box are grey and cannot be reached.",
    LongWords: "Long names break in a narrow place.",
    RightToLeft: "Field and box start on the right.",
    ByKeyboard: "Tab reaches field and box; Space shows the password and hides it.",
  },
} satisfies PartNotes;
