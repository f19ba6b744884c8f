import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Section. */
export const sectionNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-section", text: "The section, named by its heading." },
    { name: ".torg-section__heading", text: "The heading; its id is where links lead to." },
  ],
  use: [
    "Give each part of a long page one, so that readers may jump from heading to heading.",
    "Show in it what nobody may miss, such as warnings: it is never folded.",
  ],
  avoid: [
    "Do not use it for long texts that few read on a phone; FoldedSection folds them away.",
    "Do not nest sections: its heading is always of the second level.",
  ],
  keys: [],
  states: {
    Plain: "A heading above its content.",
    LinkedHeading: "The heading leads to a page of its own.",
    LongWords: "A compound word breaks inside a narrow place.",
    RightToLeft: "The heading stands on the right.",
  },
} satisfies PartNotes;
