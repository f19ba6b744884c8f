import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Table. */
export const tableNotes = {
  kind: "display",
  anatomy: [
    {
      name: ".torg-table",
      text: "The scrollable region; it can be focused and has the table's name while it scrolls.",
    },
    { name: "caption", text: "What the table shows; can be visible to assistive technology only." },
    { name: "thead th", text: "Column headers; the first is over the row headers." },
    { name: ".torg-table__group", text: "Heading of a group of rows." },
    { name: "th[scope=row]", text: "Row header, with its `data-kind`; it stays visible while the table scrolls." },
    { name: ".torg-table__empty", text: "The text that replaces the rows when there are none." },
  ],
  use: [
    "Show numbers and facts that are read in two directions: consumption, sizes, products side by side.",
    "Name the table with a caption; hide it when a heading directly above says the same.",
    "Align compared numbers to the end of their cells.",
  ],
  avoid: [
    "Do not lay out a page or a form with it.",
    "Do not use it for single facts about one thing; use a definition list.",
    "Do not leave a cell empty that means no or none; write it.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the table while it is wider than its place, then to the contents of its cells." },
    { keys: "Arrow left, Arrow right", does: "Scroll the table from side to side." },
  ],
  states: {
    Lines: "Numbers at the end of their cells, aligned.",
    Specification: "Facts in two columns under headings; the column headers are for assistive technology.",
    Compare: "Products side by side in columns of the same width.",
    InLittleRoom: "The table scrolls inside itself and the first column stays; the page does not scroll.",
    ByKeyboard: "Tab reaches the region by its name, the arrow scrolls it.",
    WithoutOverflow: "Nothing to scroll: not focusable and no region.",
    Loading: "Cells hold skeletons while the headers are there.",
    Empty: "A sentence instead of the rows.",
    LongWords: "Row headers break, words in cells stay whole and the table scrolls.",
    RightToLeft: "The first column is on the right and stays there.",
  },
} satisfies PartNotes;
