import type { PartNotes } from "../testing/PartNotes.ts";

/** What is written about DimmedArea. */
export const dimmedAreaNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-dimmed-area", text: "The area; aria-busy and data-busy while it is renewed." },
    { name: ".torg-dimmed-area__content", text: "The content, which stays where it is." },
    { name: ".torg-dimmed-area__spinner", text: "The ring, after a moment." },
    { name: "[role=status]", text: "Says what is going on; it is always there, so that it is read out." },
  ],
  use: [
    "Put it around what a choice renews, such as the products of a listing.",
    "Keep the focus where it is; the choice that was made stays reachable.",
    "Say the result afterwards, such as how many products there are.",
  ],
  avoid: [
    "Do not empty the area while it is busy: the page would jump.",
    "Do not put the controls in it that the renewal comes from.",
  ],
  keys: [],
  states: {
    AtRest: "The content as it is.",
    Busy: "The content dimmed in its place, a ring over it.",
    Tall: "The ring stands near the top of a tall area, where it is seen.",
    Empty: "An area without content still shows the ring.",
    LongWords: "Words in a narrow area break, dimmed or not.",
    RightToLeft: "The ring stands in the middle.",
  },
} satisfies PartNotes;
