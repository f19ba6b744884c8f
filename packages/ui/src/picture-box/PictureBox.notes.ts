import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of PictureBox. */
export const pictureBoxNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-picture-box", text: "The background of product pictures, square by default." },
    {
      name: "img",
      text: "The picture; data-missing marks one that cannot be loaded, and an icon replaces it.",
    },
  ],
  use: [
    "Use it for small pictures of products: lines of a cart or an order, suggestions, compared products.",
    "Give tone and size of a picture that is not on white, so that no white box flashes before it.",
    "Give the box its size; the picture fills it without being cut.",
  ],
  avoid: [
    "Do not use it where there is room for words; a tile and a gallery say what is missing.",
    "Do not use it for things that have no picture, such as a service to tick.",
  ],
  keys: [],
  states: {
    Picture: "A picture in its box.",
    Photograph: "The white of a photograph takes on the background: no box inside the box in dark mode.",
    None: "No picture is given.",
    Broken: "The picture cannot be loaded.",
    Tone: "A picture with its own background: its colour is shown until it loads, and not when it fails.",
    ToneInTheDark: "The colour is as soft there as the picture will be.",
    Sizes: "The icon is as large as there is room for.",
    RightToLeft: "The icon is in the middle there too.",
    InTheDark: "All of them in dark mode.",
  },
} satisfies PartNotes;
