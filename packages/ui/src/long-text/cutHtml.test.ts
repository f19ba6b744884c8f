import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HtmlNode, textOf } from "../sanitised-html/htmlTree.ts";
import { articleHtml } from "../sanitised-html/htmlRules.ts";
import { inParagraphs } from "../sanitised-html/inParagraphs.ts";
import { sanitiseHtml } from "../sanitised-html/sanitiseHtml.ts";
import { cutHtml } from "./cutHtml.ts";
import { longLimit, shortLimit, truncateText } from "./truncateText.ts";

type Screen = "short" | "long";

const isElement = (node: HtmlNode) => typeof node !== "string";
const partOf = (node: HtmlNode): string => (typeof node === "string" ? "" : (node.attributes["data-part"] ?? ""));
const isDots = (node: HtmlNode): boolean =>
  typeof node !== "string" && node.attributes["class"] === "torg-long-text__dots";
const childrenOf = (node: HtmlNode): readonly HtmlNode[] => (typeof node === "string" ? [] : node.children);

const treeOf = (html: string): readonly HtmlNode[] => inParagraphs(sanitiseHtml(html, articleHtml));

/** What the style sheet shows on a screen before the text is expanded. */
function shownOn(screen: Screen, nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      const part = partOf(node);
      if (isDots(node)) return part === screen ? "..." : "";
      if (part === "rest" || (part === "long" && screen === "short")) return "";
      return typeof node === "string" ? node : shownOn(screen, node.children);
    })
    .join("");
}

/** The tree without its marks: identical to the original if nothing was lost, doubled or moved. */
function withoutMarks(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const result: HtmlNode[] = [];
  for (const node of nodes.filter((each) => !isDots(each))) {
    const isPiece = typeof node !== "string" && node.name === "span" && partOf(node) !== "";
    for (const each of isPiece && node.children.every((child) => !isElement(child)) ? node.children : [node]) {
      const last = result.at(-1);
      if (typeof each !== "string") {
        const { "data-part": _, ...attributes } = each.attributes;
        result.push({ ...each, attributes, children: withoutMarks(each.children) });
      } else if (typeof last === "string") result[result.length - 1] = last + each;
      else result.push(each);
    }
  }
  return result;
}

const sentence = "En rad med ord ";
const cut = (html: string) => cutHtml(treeOf(html));

describe("cutHtml", () => {
  it.each([
    ["<p>Tyst och rejäl.</p>", "short"],
    [`<p>${"a".repeat(shortLimit)}</p>`, "short"],
    [`<p>${"a".repeat(shortLimit)}</p>  <p>b</p>`, "long"],
    [`<p>${sentence.repeat(60)}</p>`, "rest"],
  ])("gives the limit that a text reaches", (html, width) => {
    expect(cut(html).width).toBe(width);
  });

  it("leaves a text within the limit unchanged", () => {
    const tree = treeOf("<p>Tyst och <b>rejäl</b>.</p><ul><li>A</li></ul><p><img src=/a.avif></p>");
    expect(cutHtml(tree).nodes).toEqual(tree);
  });

  it.each([
    ["short", shortLimit],
    ["long", longLimit],
  ] as const)("cuts a paragraph on a %s screen at the same place as plain text", (screen, limit) => {
    const { nodes } = cut(`<p>${sentence.repeat(90)}</p>`);
    expect(shownOn(screen, nodes)).toBe(truncateText(sentence.repeat(90).trim(), limit));
  });

  it("counts the space between two tags once, as it is rendered", () => {
    const { nodes } = cut(`<p>${"ord\n\t   ".repeat(90)}</p>`);
    expect(shownOn("short", nodes)).toBe(truncateText("ord ".repeat(90).trim(), shortLimit));
  });

  it("hides whole blocks after the cut, and puts the dots after the last word", () => {
    const { nodes } = cut(`<p>${"a".repeat(190)}</p><h3>${"b".repeat(20)}</h3><ul><li>${"c".repeat(600)}</li></ul>`);
    expect(shownOn("short", nodes)).toBe(`${"a".repeat(190)}...`);
    expect(nodes.map(partOf)).toEqual(["", "long", "rest"]);
  });

  it("cuts the first word if it is too long, even after empty blocks", () => {
    const { nodes } = cut(`<ul></ul><p></p><p></p><p>${"x".repeat(270)}</p>`);
    expect(shownOn("short", nodes)).toBe(`${"x".repeat(200)}...`);
  });

  it("leaves no list marker before the dots", () => {
    const { nodes } = cut(`<p>${"a".repeat(190)}</p><p>&bull; ${"b".repeat(30)}<br>&bull; c</p>`);
    expect(shownOn("short", nodes)).toBe(`${"a".repeat(190)}...`);
  });

  it("does not cut a word that is partly emphasised", () => {
    const { nodes } = cut(`<p>${"a".repeat(195)} <b>tvätt</b>maskin ${sentence.repeat(60)}</p>`);
    expect(shownOn("short", nodes).trim()).toBe(`${"a".repeat(195)}...`);
  });

  it("loses and duplicates nothing, keeps the order, and shows at most the limit and its dots", () => {
    const tags =
      "<p> </p> <b> </b> <ul> <li> </ul> <h3> </h3> <br> <table><tr><td> <td> </table> <blockquote> </blockquote>";
    const texts = ["<img src=/a.avif>", "ord ", "ord", " \n", "x".repeat(90), sentence.repeat(9), "\u{1F600}"];
    const piece = fc.constantFrom(...tags.split(" "), "<pre>", "</pre>", ...texts);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const tree = treeOf(pieces.join(""));
        const { nodes, width } = cutHtml(tree);
        const words = (all: readonly HtmlNode[]): string => all.map(textOf).join("").replaceAll(/\s+/g, " ");
        expect(words(withoutMarks(nodes))).toBe(words(tree));
        for (const [screen, limit] of [["short", shortLimit] as const, ["long", longLimit] as const]) {
          const shown = shownOn(screen, nodes);
          expect(shown.replaceAll(/\s+/g, " ").trim().length).toBeLessThanOrEqual(limit + 3);
          const isCut = screen === "short" ? width !== "short" : width === "rest";
          expect(shown.split("...").length).toBe(isCut ? 2 : 1);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps every element once and in its place", () => {
    const names = (all: readonly HtmlNode[]): readonly string[] =>
      all.flatMap((node) => (typeof node === "string" ? [] : [node.name, ...names(childrenOf(node)), "/"]));
    const piece = fc.constantFrom("<p>", "<b>", "</b>", "<ul><li>", "</ul>", "<h3>", sentence.repeat(4), sentence);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const tree = treeOf(pieces.join(""));
        expect(names(withoutMarks(cutHtml(tree).nodes))).toEqual(names(tree));
      }),
    );
  });

  it("cuts at the same place as plain text, and never inside a word", () => {
    const words = fc.array(fc.constantFrom("ord", "längre", "tvättmaskin", "a"), { minLength: 60, maxLength: 300 });
    const stress = fc.array(fc.nat({ max: 1500 }), { maxLength: 12 });
    fc.assert(
      fc.property(words, stress, (list, places) => {
        const text = list.join(" ");
        const marked = Array.from(text, (sign, index) => (places.includes(index) ? `<b>${sign}</b>` : sign)).join("");
        const { nodes } = cut(`<p>${marked}</p>`);
        for (const [screen, limit] of [["short", shortLimit] as const, ["long", longLimit] as const])
          expect(
            shownOn(screen, nodes)
              .trim()
              .replace(/ +\.\.\.$/, "..."),
          ).toBe(truncateText(text, limit));
      }),
    );
  });
});
