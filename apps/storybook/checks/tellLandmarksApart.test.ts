import { describe, expect, it } from "vitest";
import { tellLandmarksApart } from "../.storybook/docs/tellLandmarksApart.ts";
import { axeFindings } from "./axeFindings.ts";
import { draw } from "./draw.ts";

const names = (page: Element): readonly (string | null)[] =>
  [...page.querySelectorAll("nav, section")].map((landmark) => landmark.getAttribute("aria-label"));

describe("tellLandmarksApart", () => {
  it("numbers landmarks of the same name, so that axe finds no duplicates", async () => {
    const page = draw(`
      <h1>Parts</h1>
      <nav aria-label="Sidor">1 2 3</nav>
      <nav aria-label="Sidor">1 2</nav>
      <section aria-labelledby="news"><h2 id="news">Nytt</h2></section>
      <section aria-label="Nytt"><h2>Nytt</h2></section>`);
    expect((await axeFindings(page)).join("\n")).toContain("landmark-unique");
    tellLandmarksApart(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(names(page)).toEqual(["Sidor", "Sidor (2)", null, "Nytt (2)"]);
  });

  it("is idempotent, and numbers again when a landmark is removed or renamed", () => {
    const page = draw(`
      <nav aria-label="Sidor"></nav><nav aria-label="Sidor"></nav><nav aria-label="Sidor"></nav>`);
    tellLandmarksApart(page);
    tellLandmarksApart(page);
    expect(names(page)).toEqual(["Sidor", "Sidor (2)", "Sidor (3)"]);
    page.querySelector("nav")?.setAttribute("aria-label", "Steg");
    tellLandmarksApart(page);
    expect(names(page)).toEqual(["Steg", "Sidor", "Sidor (2)"]);
    page.querySelector("nav:nth-of-type(2)")?.remove();
    tellLandmarksApart(page);
    expect(names(page)).toEqual(["Steg", "Sidor"]);
  });

  it("leaves out inert landmarks", () => {
    const page = draw(`<div inert><nav aria-label="Sidor"></nav></div><nav aria-label="Sidor"></nav>`);
    tellLandmarksApart(page);
    expect(names(page)).toEqual(["Sidor", "Sidor"]);
  });
});
