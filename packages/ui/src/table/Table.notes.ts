import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of Table. */
export const tableNotes = {
  kind: "display",
  anatomy: [
    {
      name: ".torg-table",
      text: "The region that scrolls; it takes the focus and has the table's name while it does.",
    },
    { name: "caption", text: "What the table shows; it may be for assistive technology only." },
    { name: "thead th", text: "Headers of the columns; the first stands over the headers of the rows." },
    { name: ".torg-table__group", text: "Heading over rows that belong together." },
    { name: "th[scope=row]", text: "Header of a row, of its `data-kind`; it stays in sight while the table scrolls." },
    { name: ".torg-table__empty", text: "What stands in place of the rows when there are none." },
  ],
  use: [
    "Show figures and facts that are read in two directions: consumption, sizes, products side by side.",
    "Name the table by a caption; hide it when a heading right above says the same.",
    "Let figures that are compared stand at the end of their cells.",
  ],
  avoid: [
    "Do not lay out a page or a form with it.",
    "Do not use it for single facts about one thing where a definition list will do.",
    "Do not leave a cell empty that means no or none; write it.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the table while it is wider than its place, then to what is in its cells." },
    { keys: "Arrow left, Arrow right", does: "Scroll the table from side to side." },
  ],
  states: {
    Lines: "Figures at the end of their cells, one under the other.",
    Specification: "Facts in two columns under headings; the headers of the columns are for assistive technology.",
    Compare: "Products side by side in columns of the same width.",
    InLittleRoom: "The table scrolls inside itself and the first column stays; the page does not scroll.",
    ByKeyboard: "Tab reaches the region by its name, the arrow scrolls it.",
    WithoutOverflow: "Nothing to scroll: no stop for the focus and no region.",
    Loading: "Cells hold skeletons while the headers are there.",
    Empty: "A sentence in place of the rows.",
    LongWords: "Headers of rows break, words in cells stay whole and the table scrolls.",
    RightToLeft: "The first column stands and stays on the right.",
  },
} satisfies PartNotes;
