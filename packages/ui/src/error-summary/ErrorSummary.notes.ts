import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of ErrorSummary. */
export const errorSummaryNotes = {
  kind: "display",
  anatomy: [
    { name: "torg-error-summary", text: "The root, an alert that can take the focus; ref, className and other props." },
    { name: "torg-error-summary__title", text: "How much there is to mend." },
    { name: "torg-error-summary__list", text: "One link per error, with the words that stand at the field." },
  ],
  use: [
    "Show it above the form when it was sent with errors, and give it the focus through its ref.",
    "Use the same words as at the field, in the order of the fields.",
  ],
  avoid: ["Do not show it while somebody is still filling in.", "Do not let it stand in for the errors at the fields."],
  keys: [
    { keys: "Tab", does: "Goes from link to link." },
    { keys: "Enter", does: "Goes to the field." },
  ],
  states: {
    LeadsToTheFields: "Two errors above the two fields.",
    OneError: "A single thing to mend.",
    NoErrors: "Nothing is drawn when all is well; the text is the story's.",
    LongWords: "Long errors in little room.",
    RightToLeft: "Words and links begin at the right.",
    ByKeyboard: "Tab goes from link to link, Enter follows the link to its field.",
  },
} satisfies PartNotes;
