import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SectionedFact, specificationSections, withSections } from "./specificationSections.ts";

const rules = [
  { heading: "Mått", names: ["*bredd", "*storlek", "vikt"] },
  { heading: "Skärm", names: ["skärm*", "skärmstorlek", "upplösning"] },
  { heading: "Allmänt", names: ["antal i förpackning"] },
];

const fact = (title: string, section?: string | null): SectionedFact => ({ title, section });
const ofTitles = (...titles: string[]) => titles.map((title) => fact(title));
const shown = (facts: readonly SectionedFact[]) =>
  specificationSections(facts).map(({ heading, facts: own }) => [heading, ...own.map(({ title }) => title)]);

describe("specificationSections", () => {
  it("are in the order of their first fact, and facts without one come last", () => {
    expect(shown([fact("A", "Bild"), fact("B"), fact("C", "Ljud"), fact("D", "Bild"), fact("E", " ")])).toEqual([
      ["Bild", "A", "D"],
      ["Ljud", "C"],
      [null, "B", "E"],
    ]);
  });

  it("have no heading when there is only one", () => {
    expect(shown([fact("A", "Bild"), fact("B", "Bild")])).toEqual([[null, "A", "B"]]);
    expect(shown(ofTitles("A", "B"))).toEqual([[null, "A", "B"]]);
    expect(shown([])).toEqual([]);
  });

  it("contain every fact once", () => {
    const section = fc.constantFrom(undefined, null, "", "Bild", "Ljud", "Mått");
    fc.assert(
      fc.property(fc.array(fc.record({ title: fc.string(), section })), (facts) => {
        const held = specificationSections(facts).flatMap(({ facts: own }) => own);
        expect(new Set(held)).toEqual(new Set(facts));
        expect(held).toHaveLength(facts.length);
      }),
    );
  });
});

describe("withSections", () => {
  const long = ofTitles(
    "Upplösning",
    "Extra",
    "Bredd",
    "Fotbredd",
    "Skärmyta",
    "Vikt (netto)",
    "Skärmstorlek",
    "Övrig",
  );

  it("assigns the facts of a long list by their names, in the order of the rules", () => {
    expect(shown(withSections(long, rules))).toEqual([
      ["Mått", "Bredd", "Fotbredd", "Vikt (netto)"],
      ["Skärm", "Upplösning", "Skärmyta", "Skärmstorlek"],
      [null, "Extra", "Övrig"],
    ]);
  });

  it("matches a whole name, and prefers the longest match", () => {
    const facts = [...long, fact("Antal i förpackning"), fact("Antal"), fact("Skärmstorlek")];
    const sections = withSections(facts, rules).map(({ title, section }) => [title, section]);
    expect(sections).toContainEqual(["Antal i förpackning", "Allmänt"]);
    expect(sections).toContainEqual(["Antal", undefined]);
    expect(sections.filter(([title]) => title === "Skärmstorlek")).toEqual([
      ["Skärmstorlek", "Skärm"],
      ["Skärmstorlek", "Skärm"],
    ]);
  });

  it("keeps given sections, and leaves a short list without sections unchanged", () => {
    const short = ofTitles("Bredd", "Upplösning");
    expect(withSections(short, rules)).toBe(short);
    expect(shown(withSections([fact("Bredd", "Bild"), fact("Vikt"), fact("Färg", "Design")], rules))).toEqual([
      ["Bild", "Bredd"],
      ["Design", "Färg"],
      ["Mått", "Vikt"],
    ]);
  });

  it("loses no fact, and is idempotent", () => {
    const title = fc.constantFrom("Bredd", "Vikt", "Upplösning", "Annat", "Skärm");
    const section = fc.constantFrom(undefined, null, "Bild", "Mått");
    fc.assert(
      fc.property(fc.array(fc.record({ title, section }), { maxLength: 12 }), (facts) => {
        const once = withSections(facts, rules);
        expect(once.map((one) => one.title).toSorted()).toEqual(facts.map((one) => one.title).toSorted());
        expect(shown(withSections(once, rules))).toEqual(shown(once));
      }),
    );
  });
});
