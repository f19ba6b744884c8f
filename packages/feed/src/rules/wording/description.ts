import sanitizeHtml from "sanitize-html";
import { cutAtSpace, unescapeTwice } from "./cleanText.ts";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "ul",
    "ol",
    "li",
    "b",
    "strong",
    "i",
    "em",
    "h3",
    "h4",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {},
  disallowedTagsMode: "discard",
  transformTags: { h1: "h3", h2: "h3", div: "p" },
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "iframe", "svg", "math", "template"],
};
const markupPattern = /<\/?(?:p|br|ul|ol|li|b|i|strong|em|h\d|div|span|table|a|script|style|img|iframe|svg)\b[^<>]*>/iu;
const maxText = 60_000;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function paragraphs(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `<p>${escape(part).replaceAll(/\r?\n/gu, "<br />")}</p>`)
    .join("");
}

/** A description as safe HTML: markup by an allow-list, plain text as paragraphs, at most 60 000 characters. */
export function readDescription(text: string): { readonly html: string; readonly isCut: boolean } {
  const unescaped = markupPattern.test(text) ? text : unescapeTwice(text);
  const isCut = unescaped.length > maxText;
  const cut = cutAtSpace(unescaped.replaceAll(/[\u200b\ufeff]/gu, "").trim(), maxText);
  return { html: markupPattern.test(cut) ? sanitizeHtml(cut, allowed).trim() : paragraphs(cut), isCut };
}
