import { describe, expect, it } from "vitest";
import { guardSnippet } from "./guardSnippet.ts";

const rules = { hosts: ["https://*.pay.example"], addressOf: (index: number) => `/kassa/snippet/r-1/${index}.js` };

describe("guardSnippet", () => {
  it("moves inline scripts to addresses of the shop, in order", () => {
    const { html, scripts } = guardSnippet(
      `<div id="a"></div><script type="text/javascript">one("</b>")</script><p>x</p><SCRIPT>two()</SCRIPT >`,
      rules,
    );
    expect(scripts).toEqual([`one("</b>")`, "two()"]);
    expect(html).toBe(
      `<div id="a"></div><script src="/kassa/snippet/r-1/0.js"></script><p>x</p><script src="/kassa/snippet/r-1/1.js"></script>`,
    );
  });

  it.each(["https://js.pay.example/a.js", "/_providers/klarna.js"])("accepts a script from %s", (address) => {
    const snippet = `<script src="${address}"></script>`;
    expect(guardSnippet(snippet, rules)).toEqual({ html: snippet, scripts: [] });
    expect(guardSnippet(`<script async src='${address}' nonce="x"></script>`, rules).html).toBe(snippet);
  });

  it.each([
    "https://pay.example.evil.example/a.js",
    "https://evilpay.example/a.js",
    "http://js.pay.example/a.js",
    "//js.pay.example/a.js",
    "/\\evil.example/a.js",
    "data:text/javascript,alert(1)",
    "javascript:alert(1)",
  ])("rejects a script from %s", (address) => {
    expect(() => guardSnippet(`<script src="${address}"></script>`, rules)).toThrow("unknown host");
  });

  it("rejects a script that does not end", () => {
    expect(() => guardSnippet(`<script>alert(1)`, rules)).toThrow("cannot be read");
  });
});
