import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Skeleton. */
export const skeletonNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-skeleton", text: "A bar; data-shape is what will be here. Assistive technology skips it." }],
  use: [
    "Give it the size of the coming content, so that nothing moves.",
    "Mark the area around it with aria-busy, and say in words that something is on its way.",
    "Show a handful of them; a full page of grey says nothing more.",
  ],
  avoid: ["Do not use it for what comes at once.", "Do not leave it when loading failed; say what happened."],
  keys: [],
  states: {
    Shapes: "Text, title, picture and control, each in its size.",
    Tile: "The place of a product in a listing.",
    Paragraph: "Lines of a text with a shorter last one.",
    RightToLeft: "Short lines start on the right.",
  },
} satisfies PartNotes;
