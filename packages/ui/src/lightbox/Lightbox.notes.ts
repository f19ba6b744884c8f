import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the lightbox. */
export const lightboxNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-lightbox", text: "The browser's own modal dialog over the whole window, dark in both modes." },
    {
      name: "torg-lightbox__head",
      text: "Which picture of how many, the button that lets them change, and the one that closes.",
    },
    {
      name: "torg-lightbox__stage",
      text: "The strip that the browser swipes; pictures are fetched at 2048 px, the neighbours ahead.",
    },
    { name: "torg-lightbox__arrow", text: "Previous and next, around the ends." },
    { name: "torg-lightbox__caption", text: "The line under a picture." },
    {
      name: "torg-lightbox__thumbnail",
      text: "Seven at once, the current one in the middle as far as the ends allow.",
    },
  ],
  use: [
    "Open it from a gallery, which fetches it when somebody reaches for a picture.",
    "Write captions that say what the picture alone does not.",
    "Give the word for closing; the default is a tooltip for a shop without texts of its own.",
  ],
  avoid: [
    "Do not let pictures change by themselves unless somebody asked for it; then give both names of the button.",
    "Do not show anything but pictures in it: for all else there is a dialog.",
  ],
  keys: [
    { keys: "Arrow right, arrow left", does: "Next and previous picture, around the ends, wherever the focus is." },
    { keys: "Home, End", does: "The first and the last picture." },
    { keys: "Tab, Shift + Tab", does: "Goes around inside." },
    { keys: "Escape", does: "Closes; the focus returns to what opened it." },
  ],
  states: {
    Several: "Five pictures with captions, arrows and thumbnails.",
    Many: "Twelve pictures: seven thumbnails around the current one.",
    One: "One picture: neither arrows nor thumbnails nor position.",
    Empty: "Opened without pictures: the button that closes works.",
    PictureMissing: "A picture that does not come: a sign and a word.",
    Loading: "The small picture stands in until the large one has come.",
    AutoplayOffered: "A button lets the pictures change every 3 s; it stops when somebody moves by hand.",
    DefaultCloseText: "Without a word of the caller the button says 'Close (Esc)'.",
    LongWords: "A long caption breaks and scrolls in at most a third of the height.",
    RightToLeft: "The left arrow goes on, close stands on the left.",
    Closed: "Nothing is shown.",
    ByKeyboard: "Keys go around the ends, Tab stays inside, Escape closes and returns the focus.",
  },
} satisfies PartNotes;
