import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of ImageUpload. */
export const imageUploadNotes = {
  kind: "field",
  anatomy: [
    { name: "torg-image-upload", text: "The root; className. data-live once script has taken over." },
    { name: "torg-image-upload__zone", text: "The area to press and to drop files on." },
    { name: "torg-image-upload__input", text: "The native file input; ref and all other props." },
    { name: "torg-image-upload__files", text: "The accepted files, each with a small picture." },
    { name: "torg-image-upload__remove", text: "Removes one file." },
  ],
  use: [
    "Say in the hint which types are accepted and how many, before anything is chosen.",
    "Keep the files that fit and say in the error which were left out and why.",
    "Say in status what was added or removed.",
  ],
  avoid: [
    "Do not send on choosing; the form around it has a button.",
    "Do not trust accept: dropped files bypass it, so the caller checks every file and the server checks again.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the area, then from remove button to remove button." },
    { keys: "Space, Enter", does: "On the area: opens the file picker. On a button: removes the file." },
  ],
  states: {
    Empty: "What to do, and which files are taken.",
    WithoutDropHint: "The same without words about dropping.",
    WithFiles: "Files with a small picture, name and size; one is not a picture and shows an icon.",
    Invalid: "A text beside the area says what was left out.",
    Disabled: "Nothing can be added or removed.",
    LongWords: "A file name without a space in little room.",
    RightToLeft: "Pictures on the right, buttons on the left.",
    ByKeyboard: "After a removal the focus moves to the next file, and finally to the area.",
  },
} satisfies PartNotes;
