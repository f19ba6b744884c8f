import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of the back-to-top link. */
export const backToTopNotes = {
  kind: "action",
  anatomy: [
    {
      name: "torg-back-to-top",
      text: "A link in the lower corner; data-shown when the page is scrolled more than 200 px.",
    },
    {
      name: "icon and words",
      text: "An arrow that points up, and words; on small screens they are only read out, since they would cover prices.",
    },
  ],
  use: [
    "Put it last in the content of pages that are several windows long.",
    "Let it lead to the main content or the header; that gets the focus.",
  ],
  avoid: [
    "Do not show it on short pages, where it covers more than it helps.",
    "Do not put other floating buttons into the same corner.",
  ],
  keys: [
    { keys: "Tab", does: "Reaches it last, once the page is scrolled." },
    { keys: "Enter", does: "Goes up; the next Tab begins at the top." },
  ],
  states: {
    Shown: "Scrolled far down: the link stands in the lower corner.",
    Hidden: "At the top: nothing to be seen or reached.",
    AboveABar: "A sticky bar at the bottom: the link stands above it.",
    LongWords: "Long words wrap inside the link.",
    RightToLeft: "The link stands in the left corner.",
    ByKeyboard: "Enter goes up, takes the focus along, and the link goes away.",
  },
} satisfies PartNotes;
