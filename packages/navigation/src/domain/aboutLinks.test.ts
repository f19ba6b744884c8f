import { describe, expect, it } from "vitest";
import { aLayout } from "../fixtures/aLayout.ts";
import { aboutSections } from "./aboutLinks.ts";

const { aboutPages: about, directPages: direct } = aLayout();
const titles = (sections: ReturnType<typeof aboutSections>) =>
  sections.map(({ heading, links }) => [heading, ...links.map(({ title }) => title)]);

describe("aboutSections", () => {
  it("uses the heading of a page with subpages, and lists direct pages by themselves", () => {
    expect(titles(aboutSections(about, direct))).toEqual([
      ["Om Nordhem", "Om oss", "Kundservice"],
      [null, "Våra butiker"],
    ]);
  });

  it("uses the title where there is no heading, and leaves out pages without an address", () => {
    const page = { title: "Om oss", heading: "", url: "", subpages: [{ title: "Kundservice", url: "/k" }] };
    expect(titles(aboutSections([page], []))).toEqual([["Om oss", "Kundservice"]]);
  });

  it("lists a page without subpages as a link", () => {
    const page = { title: "Jobb", heading: "Jobba hos oss", url: "/jobb", subpages: [] };
    expect(titles(aboutSections([page], []))).toEqual([[null, "Jobb"]]);
  });

  it("is empty where there are no pages", () => {
    expect(aboutSections([], [])).toEqual([]);
  });
});
