import { describe, expect, it } from "vitest";
import { shopFileSchema } from "../schema/shopFileSchema.ts";
import { pageWords } from "./pageWords.ts";
import { readPageFile } from "./readPageFile.ts";

const words = pageWords(
  shopFileSchema.parse({
    name: "Min *butik*",
    company: { name: "Min butik & Co AB", organisationNumber: "556016-0680", address: "Storgatan 1, 123 45 Staden" },
    contact: {
      email: "hej@butik.example",
      phone: "08-123 45 67",
      openingHours: { week: [{ days: ["mon", "tue"], from: "09:00", to: "17:00" }] },
    },
  }),
);
const read = (text: string) => readPageFile("pages/kopvillkor.md", text, words);

function problemsOf(text: string): readonly string[] {
  const result = read(text);
  return result.ok ? [] : result.problems.map(({ line, column, text: problem }) => `${line}:${column} ${problem}`);
}

describe("a page in Markdown", () => {
  it("gets its address from its name and its settings from shop.json, and is safe HTML", () => {
    const page = read(`---
title: Köpvillkor
description: Så handlar du hos oss
draft: true
---
# Villkor hos {{shop.name}}

Handla hos {{company.line}}. {{ contact.line }}

- **Ett**
- [två](/angra-kop) <script>alert(1)</script><img src="https://spy.example/x.gif"><img src="/assets/uploads/a.svg" alt="a">
`);
    expect(page).toEqual({
      ok: true,
      value: {
        file: "pages/kopvillkor.md",
        slug: "kopvillkor",
        title: "Köpvillkor",
        heading: "Köpvillkor",
        description: "Så handlar du hos oss",
        isDraft: true,
        html: [
          "<h2>Villkor hos Min *butik*</h2>",
          '<p>Handla hos Min butik &amp; Co AB, org.nr 556016-0680, Storgatan 1, 123 45 Staden. Ring <a href="tel:081234567">08-123 45 67</a> (mån–tis 9–17) eller skriv till <a href="mailto:hej@butik.example">hej@butik.example</a>.</p>',
          '<ul>\n<li><strong>Ett</strong></li>\n<li><a href="/angra-kop">två</a> <img src="/assets/uploads/a.svg" alt="a" /></li>\n</ul>',
        ].join("\n"),
      },
    });
  });

  it("can have its own address and heading", () => {
    const page = read("---\ntitle: Om\nheading: Om oss\naddress: om/oss\n---\nHej");
    expect(page.ok && page.value).toMatchObject({ slug: "om/oss", heading: "Om oss", html: "<p>Hej</p>" });
  });

  it("reports mistakes with the line and the possible values", () => {
    expect(problemsOf("Hej")).toEqual(["1:1 A page begins with a line ---, then `title: …`, then a line ---."]);
    expect(problemsOf("---\ntitel: Om\naddress: Å\n---\n")).toEqual([
      "2:1 title is missing; it has to be a text.",
      "3:10 address has to be an address such as kopvillkor.",
      "2:8 titel is not known. Possible: title, heading, description, address, draft.",
    ]);
    expect(problemsOf("---\ntitle: Om\n---\nHej\n {{company.nme}}")[0]).toMatch(
      /^5:2 \{\{company\.nme\}\} stands for nothing\. Possible: shop\.name, /,
    );
    expect(problemsOf("---\ntitle: [\n---\n")[0]).toMatch(/^\d:\d /);
  });
});
