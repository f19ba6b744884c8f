import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of PictureBox. */
export const pictureBoxNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-picture-box", text: "The ground of product pictures, square unless its place says otherwise." },
    {
      name: "img",
      text: "The picture; data-missing marks one that cannot be fetched, and a sign stands in its place.",
    },
  ],
  use: [
    "Use it for small pictures of products: lines of a cart or an order, suggestions, what is compared.",
    "Tell the tone and the size of a picture that is not on white, so that no white box flashes before it.",
    "Give the box its size; the picture fills it without being cut.",
  ],
  avoid: [
    "Do not use it where there is room for words; a tile and a gallery say what is missing.",
    "Do not use it for what has no picture by nature, such as a service to tick.",
  ],
  keys: [],
  states: {
    Picture: "A picture in its box.",
    Photograph: "White of a photograph takes on the ground, so that no box stands within the box in the dark.",
    None: "Nobody told a picture.",
    Broken: "The picture cannot be fetched.",
    Tone: "A picture on a ground of its own: its colour stands there until it comes, and nothing of it where it does not.",
    ToneInTheDark: "The colour is as soft there as the picture will be.",
    Sizes: "The sign is as large as there is room for.",
    RightToLeft: "The sign stands in the middle there too.",
    InTheDark: "All of them in dark mode.",
  },
} satisfies PartNotes;
