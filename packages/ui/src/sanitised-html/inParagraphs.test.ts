import { describe, expect, it } from "vitest";
import type { HtmlNode } from "./htmlTree.ts";
import { articleHtml, inlineHtml } from "./htmlRules.ts";
import { inParagraphs } from "./inParagraphs.ts";
import { sanitiseHtml } from "./sanitiseHtml.ts";

const written = (node: HtmlNode): string =>
  typeof node === "string" ? node : `<${node.name}>${node.children.map(written).join("")}</${node.name}>`;

const paragraphs = (html: string, rules = articleHtml): string =>
  inParagraphs(sanitiseHtml(html, rules)).map(written).join("");

describe("inParagraphs", () => {
  it("makes a paragraph of plain text after a list, with the emphasis in it", () => {
    expect(paragraphs("<ul><li>linne</li></ul>Artikel <b>1001</b>, svart")).toBe(
      "<ul><li>linne</li></ul><p>Artikel <b>1001</b>, svart</p>",
    );
  });

  it("makes one of plain text before and between blocks", () => {
    expect(paragraphs("ett<p>två</p>tre<hr>")).toBe("<p>ett</p><p>två</p><p>tre</p><hr></hr>");
  });

  it("leaves text without blocks beside it alone", () => {
    expect(paragraphs("I lager <em>12 st</em>")).toBe("I lager <em>12 st</em>");
    expect(paragraphs("<p>I</p> lager", inlineHtml)).not.toContain("<p>");
  });

  it("makes no paragraph of spaces and line breaks", () => {
    expect(paragraphs("<p>ett</p>\n<br>\n<p>två</p>")).toBe("<p>ett</p>\n<br></br>\n<p>två</p>");
  });
});
