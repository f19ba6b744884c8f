import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of QrCode. */
export const qrCodeNotes = {
  kind: "display",
  anatomy: [{ name: ".torg-qr-code", text: "The drawing: dark modules on white, with the empty border of the code." }],
  use: [
    "Pass what a server has calculated: the side in modules and the dark ones as a path.",
    "Say what it is for in the label; people who cannot see it need an alternative beside it.",
  ],
  avoid: ["Do not colour it: cameras read dark on light.", "Do not let it be the only way."],
  keys: [],
  states: {
    Code: "Dark on white, with the border that a camera needs.",
    InANarrowPlace: "It is no wider than its place.",
    LongWords: "Its label is long, and the drawing is unchanged.",
    RightToLeft: "It is the same: a code has no direction.",
  },
} satisfies PartNotes;
