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
      text: "An arrow that points up, and text; on small screens the text is only read out, since it would cover prices.",
    },
  ],
  use: [
    "Put it last in the content of pages that are several windows long.",
    "Link to the main content or the header; that gets the focus.",
  ],
  avoid: [
    "Do not show it on short pages, where it covers more than it helps.",
    "Do not put other floating buttons into the same corner.",
  ],
  keys: [
    { keys: "Tab", does: "Reaches it last, once the page is scrolled." },
    { keys: "Enter", does: "Scrolls up; the next Tab starts at the top." },
  ],
  states: {
    Shown: "Scrolled far down: the link is in the lower corner.",
    Hidden: "At the top: nothing can be seen or reached.",
    AboveABar: "A sticky bar at the bottom: the link is above it.",
    LongWords: "Long words wrap inside the link.",
    RightToLeft: "The link is in the left corner.",
    ByKeyboard: "Enter scrolls up, takes the focus along, and hides the link.",
  },
} satisfies PartNotes;
