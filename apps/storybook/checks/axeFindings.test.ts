import "@torg/ui/styles.css";
import "@torg/ui/themes/team-workwear.css";
import axe from "axe-core";
import { beforeEach, describe, expect, it } from "vitest";
import { axeRules } from "../../../tools/axeRules.mjs";
import { axeFindings } from "./axeFindings.ts";
import { draw } from "./draw.ts";

beforeEach(() => {
  document.documentElement.lang = "sv";
  document.title = "Story";
});

describe("axeFindings", () => {
  it("finds nothing for a button of the kit", async () => {
    const canvas = draw('<h1>Kassa</h1><button class="torg-button" data-variant="primary">Fortsätt</button>');
    expect(await axeFindings(canvas)).toEqual([]);
  });

  it("names the only look in which a text has too little contrast, the rule and the element", async () => {
    const style = `<style>[data-theme="team-workwear"][data-theme-mode="dark"] #pale { color: #333; }</style>`;
    const canvas = draw(`<h1>Kassa</h1>${style}<p id="pale">Leverans</p>`);
    const found = await axeFindings(canvas);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^team-workwear-dark: axe color-contrast: <p id="pale">/);
  });

  it("says that a problem is in every look", async () => {
    const found = await axeFindings(draw('<h1>Kassa</h1><img src="data:," width="20" height="20">'));
    expect(found.map((finding) => finding.slice(0, 26))).toEqual(["every look: axe image-alt:"]);
  });

  it("finds targets that are small and close together, though that rule is off by default", async () => {
    const button = (text: string): string =>
      `<button style="padding: 0; inline-size: 16px; block-size: 16px; border: 0">${text}</button>`;
    const found = await axeFindings(draw(`<h1>Kassa</h1>${button("+")}${button("-")}`));
    expect(found).toHaveLength(2);
    expect(found[0]).toContain("axe target-size");
  });

  it("names the only look whose sizes make targets too small", async () => {
    const style = `<style>
      .size { padding: 0; inline-size: 40px; block-size: 40px; border: 0 }
      [data-theme="team-workwear"] .size { inline-size: 16px; block-size: 16px }
    </style>`;
    const canvas = draw(`<h1>Kassa</h1>${style}<p><button class="size">+</button><button class="size">-</button></p>`);
    const found = await axeFindings(canvas);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^team-workwear-light: axe target-size/);
  });

  it("finds content of a layer outside the landmarks of the page", async () => {
    const canvas = draw("<h1>Kassa</h1>");
    document.body.append(Object.assign(document.createElement("p"), { textContent: "Sparat" }));
    const found = await axeFindings(canvas);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("axe region: <p>Sparat</p>");
  });

  it("checks in the first look every rule that axe checks by default", async () => {
    const { passes, violations, incomplete, inapplicable } = await axe.run(draw("<h1>Kassa</h1>"));
    const byItself = [passes, violations, incomplete, inapplicable].flat().map(({ id }) => id);
    const asked = new Set(axeRules(axe.getRules(), "everything"));
    expect(byItself.length).toBeGreaterThan(50);
    expect(byItself.filter((id) => !asked.has(id))).toEqual([]);
  });

  it("keeps a page's own landmarks", async () => {
    const page = "<header><a href='/'>Torg</a></header><main><h1>Kassa</h1></main>";
    expect(await axeFindings(draw(page))).toEqual([]);
  });
});
