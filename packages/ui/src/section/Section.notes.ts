import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Section. */
export const sectionNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-section", text: "The section, named by its heading." },
    { name: ".torg-section__heading", text: "The heading; links lead to its id." },
  ],
  use: [
    "Use one for each part of a long page, so that readers can jump from heading to heading.",
    "Use it for what everybody should see, such as warnings: it is never folded.",
  ],
  avoid: [
    "Do not use it for long texts that few read on a phone; use FoldedSection.",
    "Do not nest sections: its heading is always on the second level.",
  ],
  keys: [],
  states: {
    Plain: "A heading above its content.",
    LinkedHeading: "The heading leads to a page of its own.",
    LongWords: "A compound word breaks in a narrow place.",
    RightToLeft: "The heading is on the right.",
  },
} satisfies PartNotes;
