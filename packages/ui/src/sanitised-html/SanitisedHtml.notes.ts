import type { PartNotes } from "../testing/PartNotes.ts";

/** Documentation of SanitisedHtml. */
export const sanitisedHtmlNotes = {
  kind: "display",
  anatomy: [
    {
      name: ".torg-sanitised-html__table",
      text: "The region that a table with a caption scrolls in; one without breaks its words.",
    },
    {
      name: ".torg-sanitised-html",
      text: "A block with the rhythm of running text; it is not there when nothing stays.",
    },
    {
      name: "what stays",
      text: "Elements without classes: headings from the second level, lists, tables, links, pictures.",
    },
  ],
  use: [
    "Give every HTML that is not written in the page itself to this part, also HTML that a server has cleaned.",
    "Take the narrowest rules that will do: inlineHtml for a status, pageLinksHtml for page links, articleHtml for texts.",
    "Show other people's plain text as text, without this part.",
  ],
  avoid: [
    "Do not put HTML into a page by innerHTML or dangerouslySetInnerHTML; draw it with this part.",
    "Do not widen the rules for one text: say what is missing as a part of the page.",
    "Do not expect classes, styles or scripts to work in it; they go, whoever wrote them.",
  ],
  keys: [
    { keys: "Tab", does: "Goes to the links and tables in the text, in their order." },
    { keys: "Arrow left, Arrow right", does: "Scroll a table from side to side." },
  ],
  states: {
    Article: "Headings, paragraphs, lists, a quotation and a table with an even rhythm.",
    ProductDescription: "What a product feed sends: loose markup without end tags reads as paragraphs and lists.",
    Inline: "Only emphasis stays of a stock status; it flows with the line.",
    WithTable: "A wide table scrolls in a box of its own, which the keyboard reaches.",
    ForeignPicture: "A picture from elsewhere is not there and not loaded.",
    MaliciousInput: "Everything that tried to run is gone; harmless words are left.",
    Unclosed: "A text that was cut in the middle of a tag ends where it was cut.",
    LongWords: "Compound words break inside a narrow column.",
    RightToLeft: "The bar of the quotation and the marks of the lists stand on the right.",
    Empty: "Nothing at all, not even a gap.",
  },
} satisfies PartNotes;
