import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of ColumnPage and PageNote. */
export const columnPageNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-column-page", text: "The column in the middle of the page; data-width says narrow, wide or full." },
    { name: "h1", text: "The heading of the page." },
    { name: "head", text: "Slot between heading and lead, for links." },
    { name: ".torg-column-page__lead", text: "What the page is for." },
    { name: ".torg-page-note", text: "Small print below the content of the page: PageNote." },
  ],
  use: [
    "Use it for a page that is one form, one list or one receipt.",
    "Make it narrow where every field is short, and wide where cards are side by side.",
    "Put alternatives into notes at the end.",
  ],
  avoid: [
    "Do not put it in a page that already has a heading: it brings the first-level heading.",
    "Do not put in a note what has to be known before the button: that belongs above it.",
  ],
  keys: [],
  states: {
    Text: "Lines of a length that is easy to read, in the middle of the page.",
    Narrow: "As wide as a short form.",
    Wide: "Room for cards beside each other; the lead keeps the length of its lines.",
    Full: "All the room on the page, for a map or long lists.",
    WithHead: "Links to other pages between heading and lead.",
    WithoutLead: "The content begins below the heading.",
    WithNotes: "Small print with a link below the content.",
    LongWords: "Compound words break in heading, lead and note.",
    RightToLeft: "Everything starts on the right.",
  },
} satisfies PartNotes;
