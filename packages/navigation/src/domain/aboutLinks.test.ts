import { describe, expect, it } from "vitest";
import { aLayout } from "../fixtures/aLayout.ts";
import { aboutSections } from "./aboutLinks.ts";

const { aboutPages: about, directPages: direct } = aLayout();
const titles = (sections: ReturnType<typeof aboutSections>) =>
  sections.map(({ heading, links }) => [heading, ...links.map(({ title }) => title)]);

describe("aboutSections", () => {
  it("heads a page with pages below it by its heading, and lets direct pages stand alone", () => {
    expect(titles(aboutSections(about, direct))).toEqual([
      ["Om Nordhem", "Om oss", "Kundservice"],
      [null, "Våra butiker"],
    ]);
  });

  it("takes the title where there is no heading, and leaves out what has no address", () => {
    const page = { title: "Om oss", heading: "", url: "", subpages: [{ title: "Kundservice", url: "/k" }] };
    expect(titles(aboutSections([page], []))).toEqual([["Om oss", "Kundservice"]]);
  });

  it("lists a page without pages below it as a link", () => {
    const page = { title: "Jobb", heading: "Jobba hos oss", url: "/jobb", subpages: [] };
    expect(titles(aboutSections([page], []))).toEqual([[null, "Jobb"]]);
  });

  it("says nothing where there is nothing", () => {
    expect(aboutSections([], [])).toEqual([]);
  });
});
