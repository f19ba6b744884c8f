import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of ColumnPage and PageNote. */
export const columnPageNotes = {
  kind: "display",
  anatomy: [
    { name: ".torg-column-page", text: "The column in the middle of the page; data-width says narrow, wide or full." },
    { name: "h1", text: "The heading of the page." },
    { name: "head", text: "Slot between heading and lead." },
    { name: ".torg-column-page__lead", text: "What the page is for." },
    { name: ".torg-page-note", text: "Small print below the matter of the page: PageNote." },
  ],
  use: [
    "Let a page that is one form, one list or one receipt be a column.",
    "Make it narrow where every field is short, and wide where cards stand beside each other.",
    "Put other ways into notes at the end.",
  ],
  avoid: [
    "Do not put it into a page that has a heading already: it brings the first-level heading.",
    "Do not say in a note what has to be known before the button: that belongs above it.",
  ],
  keys: [],
  states: {
    Text: "Lines of a length that is easy to read, in the middle of the page.",
    Narrow: "As wide as a short form.",
    Wide: "Room for cards beside each other; the lead keeps the length of its lines.",
    Full: "All the room that the page gives, for a map or long lists.",
    WithHead: "Ways to other pages between heading and lead.",
    WithoutLead: "The matter begins below the heading.",
    WithNotes: "Small print with a link below the matter.",
    LongWords: "Compound words break in heading, lead and note.",
    RightToLeft: "Everything begins on the right.",
  },
} satisfies PartNotes;
