import { describe, expect, it } from "vitest";
import { cutTextFindings } from "./cutTextFindings.ts";
import { draw } from "./draw.ts";

const box = (style: string, text: string): string =>
  `<p id="box" style="font: 1rem/1.2 sans-serif; ${style}">${text}</p>`;

describe("cutTextFindings", () => {
  it("finds nothing when boxes grow with their text", async () => {
    draw(box("overflow: hidden", "Leverans inom tre dagar"));
    expect(await cutTextFindings("1200 px")).toEqual([]);
  });

  it("finds a box that is high enough only for text of 100 %", async () => {
    draw(box("overflow: hidden; block-size: 30px", "Leverans"));
    const found = await cutTextFindings("1200 px");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^1200 px, text of 200 %: cut off: <p id="box".*Leverans$/);
  });

  it("finds a label without room for spaced letters", async () => {
    const room = "display: inline-block; overflow: clip; white-space: nowrap; block-size: 8em";
    draw(box(room, "Tangentbord"));
    const label = document.querySelector<HTMLElement>("#box");
    // As wide as the text is in whatever font the machine has, and a little more.
    if (label) label.style.inlineSize = `${label.offsetWidth + 4}px`;
    const found = await cutTextFindings("320 px");
    expect(found.some((finding) => finding.startsWith("320 px, spaced text: cut off"))).toBe(true);
  });

  it("accepts text that is cut at any size, shortened with an ellipsis or visually hidden", async () => {
    draw(box("overflow: hidden; block-size: 10px", "En text som en knapp visar hela av"));
    expect(await cutTextFindings("1200 px")).toEqual([]);
    draw(
      box(
        "overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2",
        "ord ".repeat(40),
      ),
    );
    expect(await cutTextFindings("1200 px")).toEqual([]);
    draw(box("overflow: hidden; position: absolute; inline-size: 1px; block-size: 1px", "Varukorg"));
    expect(await cutTextFindings("1200 px")).toEqual([]);
  });

  it("accepts text that appears during the check and is cut at any size", async () => {
    draw(box("overflow: hidden; block-size: 40px", "Karta"));
    const found = cutTextFindings("1200 px");
    document.querySelector("#box")?.append(" över alla butiker i Sverige".repeat(200));
    expect(await found).toEqual([]);
  });

  it("leaves the page as it was", async () => {
    draw(box("", "Leverans"));
    const before = document.documentElement.outerHTML;
    await cutTextFindings("1200 px");
    expect(document.documentElement.outerHTML.replace(' style=""', "")).toBe(before.replace(' style=""', ""));
  });

  it("keeps the scroll position of a row, even when all of it fits for a moment", async () => {
    const pieces = Array.from({ length: 10 }, () => `<i style="flex: none; inline-size: 60px">Bild</i>`).join("");
    draw(`<p id="row" style="display: flex; overflow: auto; inline-size: 20rem">${pieces}</p>`);
    const row = document.querySelector("#row");
    row?.scrollTo({ left: 200 });
    await cutTextFindings("1200 px");
    expect(row?.scrollLeft).toBe(200);
  });
});
