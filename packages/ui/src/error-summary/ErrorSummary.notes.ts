import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of ErrorSummary. */
export const errorSummaryNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-error-summary", text: "The root, an alert that can take the focus; ref, className and other props." },
    { name: "torg-error-summary__title", text: "How much there is to correct." },
    { name: "torg-error-summary__list", text: "One link per error, with the text at the field." },
  ],
  use: [
    "Show it above the form when it was sent with errors, and give it the focus through its ref.",
    "Use the same words as at the field, in the order of the fields.",
  ],
  avoid: ["Do not show it while the user is still typing.", "Do not let it replace the errors at the fields."],
  keys: [
    { keys: "Tab", does: "Goes from link to link." },
    { keys: "Enter", does: "Goes to the field." },
  ],
  states: {
    LeadsToTheFields: "Two errors above the two fields.",
    OneError: "A single error to correct.",
    NoErrors: "Nothing is rendered when there are no errors; the text is the story's.",
    LongWords: "Long errors in little room.",
    RightToLeft: "Text and links start on the right.",
    ByKeyboard: "Tab goes from link to link, Enter follows the link to its field.",
  },
} satisfies PartNotes;
