import { describe, expect, it } from "vitest";
import { shopperTextsOfPage } from "./shopperTextsOfPage.ts";
import { shopperTextsOfTextsJson } from "./shopperTextsOfTextsJson.ts";

describe("the texts of a page", () => {
  it("are each line of its head and each of its paragraphs, with the first line", () => {
    const page = [
      "---",
      "title: Om oss",
      'description: "Vi säljer."',
      "---",
      "# Hej",
      "",
      "Ett stycke",
      "på två rader.",
      "",
    ];
    expect(shopperTextsOfPage("pages/om-oss.md", page.join("\n")).map(({ line, text }) => [line, text])).toEqual([
      [2, "Om oss"],
      [3, "Vi säljer."],
      [5, "# Hej"],
      [7, "Ett stycke på två rader."],
    ]);
  });

  it("include the whole page as context", () => {
    const [title] = shopperTextsOfPage("pages/a.md", "---\ntitle: A\n---\nB\n");
    expect(title).toMatchObject({ text: "A", beside: "A\nB", usual: [] });
  });
});

describe("the texts of texts.json", () => {
  it("are given by name and line, with the texts that they replace", () => {
    const file = JSON.stringify({ $schema: "./x.json", cart: { heading: "Korgen", buttons: ["a"] } }, null, 2);
    const told = shopperTextsOfTextsJson("texts.json", file);
    expect(told.map(({ name, line, text }) => [name, line, text])).toEqual([["cart.heading", 4, "Korgen"]]);
    expect(told[0]?.usual.every((words) => typeof words === "string")).toBe(true);
  });

  it("are empty for invalid JSON, which is reported elsewhere", () => {
    expect(shopperTextsOfTextsJson("texts.json", "{")).toEqual([]);
  });
});
