import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of SanitisedHtml. */
export const sanitisedHtmlNotes = {
  kind: "display",
  anatomy: [
    {
      name: ".torg-sanitised-html__table",
      text: "The scrollable region of a table with a caption; a table without one breaks its words.",
    },
    {
      name: ".torg-sanitised-html",
      text: "A block with the rhythm of running text; not rendered when nothing remains.",
    },
    {
      name: "what stays",
      text: "Elements without classes: headings from the second level, lists, tables, links, pictures.",
    },
  ],
  use: [
    "Use this part for all HTML that is not written in the page itself, even if a server has cleaned it.",
    "Use the narrowest rules: inlineHtml for a status, pageLinksHtml for page links, articleHtml for texts.",
    "Show other people's plain text as text, without this part.",
  ],
  avoid: [
    "Do not put HTML into a page by innerHTML or dangerouslySetInnerHTML; use this part.",
    "Do not widen the rules for one text: build what is missing as a part of the page.",
    "Do not expect classes, styles or scripts to work in it; they are removed, whoever wrote them.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the links and tables in the text, in order." },
    { keys: "Arrow left, Arrow right", does: "Scroll a table from side to side." },
  ],
  states: {
    Article: "Headings, paragraphs, lists, a quotation and a table with an even rhythm.",
    ProductDescription: "HTML from a product feed: loose markup without end tags becomes paragraphs and lists.",
    Inline: "Only emphasis remains of a stock status; it flows with the line.",
    WithTable: "A wide table scrolls in its own box, which the keyboard can reach.",
    ForeignPicture: "A picture from elsewhere is removed and not loaded.",
    MaliciousInput: "Everything that tried to run is gone; harmless text remains.",
    Unclosed: "A text that was cut in the middle of a tag ends where it was cut.",
    LongWords: "Compound words break inside a narrow column.",
    RightToLeft: "The bar of the quotation and the list markers are on the right.",
    Empty: "Nothing at all, not even a gap.",
  },
} satisfies PartNotes;
