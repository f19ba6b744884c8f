import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the lightbox. */
export const lightboxNotes = {
  kind: "overlay",
  anatomy: [
    { name: "torg-lightbox", text: "The browser's own modal dialog over the whole window, dark in both modes." },
    {
      name: "torg-lightbox__head",
      text: "Position and number of pictures, the slideshow button, and the close button.",
    },
    {
      name: "torg-lightbox__stage",
      text: "The strip that the browser swipes; pictures are fetched at 2048 px, the neighbours ahead.",
    },
    { name: "torg-lightbox__arrow", text: "Previous and next, wrapping around." },
    { name: "torg-lightbox__caption", text: "The caption of a picture." },
    {
      name: "torg-lightbox__thumbnail",
      text: "Seven at once, with the current one as close to the middle as possible.",
    },
  ],
  use: [
    "Open it from a gallery, which loads it on hover or focus.",
    "Write captions that say what the picture alone does not.",
    "Give the text of the close button; the default is for a shop without texts of its own.",
  ],
  avoid: [
    "Do not change pictures automatically unless somebody asked for it; then give both names of the button.",
    "Do not show anything but pictures in it: for everything else there is a dialog.",
  ],
  keys: [
    { keys: "Arrow right, arrow left", does: "Next and previous picture, wrapping around, wherever the focus is." },
    { keys: "Home, End", does: "The first and the last picture." },
    { keys: "Tab, Shift + Tab", does: "Moves around inside." },
    { keys: "Escape", does: "Closes; the focus returns to the opener." },
  ],
  states: {
    Several: "Five pictures with captions, arrows and thumbnails.",
    Many: "Twelve pictures: seven thumbnails around the current one.",
    One: "One picture: no arrows, thumbnails or position.",
    Empty: "Opened without pictures: the close button works.",
    PictureMissing: "A picture that does not load: an icon and a word.",
    Loading: "The small picture is shown until the large one has loaded.",
    AutoplayOffered: "A button starts a slideshow with 3 s per picture; it stops on manual navigation.",
    DefaultCloseText: "Without a given text the button says 'Close (Esc)'.",
    LongWords: "A long caption wraps and scrolls in at most a third of the height.",
    RightToLeft: "The left arrow goes forward, and close is on the left.",
    Closed: "Nothing is shown.",
    ByKeyboard: "Keys wrap around, Tab stays inside, Escape closes and returns the focus.",
  },
} satisfies PartNotes;
