import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maliciousHtml } from "../sanitised-html/maliciousHtml.ts";
import { readPageLinks } from "./readPageLinks.ts";

const brief = (html: string): readonly string[] =>
  readPageLinks(html).links.map(({ text, name, href, rel, isCurrent }) =>
    [text, name, href, rel, isCurrent ? "current" : undefined].filter((part) => part !== undefined).join(" "),
  );

describe("readPageLinks", () => {
  it("reads names, numbers, addresses and the current page", () => {
    const html = `<nav aria-label="Sidnavigering"><ul class="pagination">
      <li><a rel="prev" aria-label="F&#246;reg&#xe5;ende" href="/lista?a=1&amp;page=1">&laquo;</a></li>
      <li><a href="/lista?a=1&amp;page=1">1</a></li>
      <li class="active"><span aria-current="page">2</span></li>
      <li><span>…</span></li><li><span>&hellip;</span></li>
      <li class='item'><a class='link' href='?page=9'><b>9</b></a></li>
      <li class="disabled"><span aria-label="N\u00e4sta sida">&raquo;</span></li>
    </ul></nav>`;
    expect(readPageLinks(html).name).toBe("Sidnavigering");
    expect(brief(html)).toEqual([
      "\u00ab F\u00f6reg\u00e5ende /lista?a=1&page=1 prev",
      "1 /lista?a=1&page=1",
      "2 current",
      "\u2026",
      "\u2026",
      "9 ?page=9",
    ]);
  });

  it("reads links outside lists, and values without quotes", () => {
    expect(
      brief("<div><a href=?page=1>1</a> | <a class=current href=?page=2>2</a> | <A HREF=?page=3>3</A></div>"),
    ).toEqual(["1 ?page=1", "2 current", "3 ?page=3"]);
  });

  it.each(["", "<nav></nav>", "<ul><li></li></ul>", "text", "<li", "<a "])("finds nothing in %j", (html) => {
    expect(readPageLinks(html).links).toEqual([]);
  });

  it.each([
    "javascript:x",
    "//evil.example",
    "/\\evil.example",
    "/&#9;/evil.example",
    "&#x2f;&#x2f;evil.example",
    "https://evil.example",
    "",
  ])("leaves out a link to %j", (href) => {
    expect(brief(`<li><a href="${href}">2</a></li>`)).toEqual([]);
  });

  it("accepts only the site's own addresses, whatever is sent", () => {
    const pieces = fc.constantFrom(
      ...maliciousHtml.flatMap(([html]) => html.split(/(?=[<>"'=&])/)),
      "<li>",
      "<a href=",
      '"',
      "&#47;",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (all) => {
        const hrefs = readPageLinks(all.join("")).links.flatMap(({ href }) => (href === undefined ? [] : [href]));
        for (const href of hrefs) expect(new URL(href, "https://shop.example/x").origin).toBe("https://shop.example");
      }),
    );
  });
});
