import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Pagination. */
export const paginationNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-pagination", text: "A landmark with a name." },
    { name: ".torg-pagination__list", text: "The steps in order." },
    {
      name: "a[rel]",
      text: "The previous and the next page; a name is required, since only an arrow is visible.",
    },
    { name: "[aria-current=page]", text: "The current page; it is not a link." },
    { name: "[data-room]", text: "Steps that are visible only in a wide or only in a narrow place." },
  ],
  use: [
    "Give every page its own address; the links work without a script.",
    "Use PaginationHtml when a server sends the links as HTML: it reads them and renders its own.",
    "Name pages with pageLabel, so that a list of links makes sense.",
  ],
  avoid: [
    "Do not show it for a single page; it hides itself.",
    "Do not clean the HTML for PaginationHtml beforehand; only internal links and texts get through.",
  ],
  keys: [
    { keys: "Tab", does: "Goes from link to link." },
    { keys: "Enter", does: "Opens the page." },
  ],
  states: {
    FewPages: "All pages with the current one filled.",
    FirstPage: "No link back.",
    LastPage: "No link forward.",
    ManyPages: "First, last and two on either side, with gaps.",
    InLittleRoom: "In 18 rem one on either side, in a single row.",
    ByKeyboard: "Tab goes from link to link and skips the current page.",
    FromServerHtml: "The server's links look like the kit's own.",
    FromMaliciousHtml: "Scripts, styles and foreign links do not get through.",
    LongWords: "Words instead of numbers keep the row together, which breaks between steps.",
    RightToLeft: "The arrows are mirrored.",
    Empty: "A single page: nothing is shown.",
  },
} satisfies PartNotes;
