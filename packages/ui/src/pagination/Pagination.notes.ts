import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Pagination. */
export const paginationNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-pagination", text: "A landmark with a name." },
    { name: ".torg-pagination__list", text: "The steps in their order." },
    {
      name: "a[rel]",
      text: "The page before and the page after; a name is required, since an arrow is all that shows.",
    },
    { name: "[aria-current=page]", text: "The page shown; it is not a link." },
    { name: "[data-room]", text: "Steps that show only in a wide or only in a narrow place." },
  ],
  use: [
    "Let every page have an address of its own; the links work without a script.",
    "Use PaginationHtml when a server sends the links as HTML: it reads them and draws its own.",
    "Name pages by pageLabel, so that a list of links makes sense.",
  ],
  avoid: [
    "Do not show it for one page; it leaves itself out.",
    "Do not clean the HTML for PaginationHtml before; only links into the site and texts get through.",
  ],
  keys: [
    { keys: "Tab", does: "Goes from link to link." },
    { keys: "Enter", does: "Opens the page." },
  ],
  states: {
    FewPages: "All pages with the current one filled.",
    FirstPage: "No way back.",
    LastPage: "No way on.",
    ManyPages: "First, last and two on either side, with gaps.",
    InLittleRoom: "In 18 rem one on either side, in a single row.",
    ByKeyboard: "Tab goes from link to link and passes the current page.",
    FromServerHtml: "The server's links look like our own.",
    FromMaliciousHtml: "Scripts, styles and foreign links do not get through.",
    LongWords: "Words in place of numbers keep the row together and break it between steps.",
    RightToLeft: "The arrows are turned around.",
    Empty: "A single page: nothing shows.",
  },
} satisfies PartNotes;
