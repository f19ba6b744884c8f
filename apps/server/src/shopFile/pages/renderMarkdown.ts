import { uploadsPath } from "@torg/format/addresses";
import { marked } from "marked";
import sanitizeHtml from "sanitize-html";

const tags = "h2 h3 h4 p br hr ul ol li strong em del code pre blockquote a img table thead tbody tr th td";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: tags.split(" "),
  allowedAttributes: { a: ["href"], img: ["src", "alt", "width", "height"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  // Pages load nothing from other hosts.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !(attribs["src"] ?? "").startsWith(uploadsPath),
  transformTags: { h1: "h2" },
};

/** Renders Markdown as HTML with headings below that of the page; scripts and resources of other hosts are removed. */
export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), allowed).trim();
}
