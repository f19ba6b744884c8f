import { specificationSections, withSections } from "@torg/catalog/domain/product";
import { expect, it } from "vitest";
import { specificationRules } from "./specificationRules.ts";

const sectionsOf = (...titles: string[]) =>
  specificationSections(
    withSections(
      titles.map((title) => ({ title })),
      specificationRules,
    ),
  ).map(({ heading, facts }) => [heading, ...facts.map(({ title }) => title)]);

it("finds the sections of a screen by the names of its facts", () => {
  expect(
    sectionsOf(
      "Skärmstorlek",
      "Upplösning",
      "HDMI-portar",
      "Bredd",
      "Vikt med fot",
      "Energiförbrukning",
      "USB-portar",
      "Färg",
      "Modellår",
      "Tillverkningsland",
    ),
  ).toEqual([
    ["Allmänt", "Modellår"],
    ["Mått och vikt", "Bredd", "Vikt med fot"],
    ["Design", "Färg"],
    ["Skärm", "Skärmstorlek", "Upplösning"],
    ["Anslutningar", "HDMI-portar", "USB-portar"],
    ["Energi och miljö", "Energiförbrukning"],
    [null, "Tillverkningsland"],
  ]);
});

it("finds those of a washing machine, whose noise is not audio and whose lengths are all dimensions", () => {
  expect(
    sectionsOf("Ljudnivå", "Kabellängd", "Kapacitet", "Program", "Lucka", "Höjd", "Garanti", "Serviceavtal"),
  ).toEqual([
    ["Allmänt", "Garanti"],
    ["Mått och vikt", "Kabellängd", "Höjd"],
    ["Design", "Lucka"],
    ["Prestanda", "Kapacitet"],
    ["Energi och miljö", "Ljudnivå"],
    ["Funktioner", "Program"],
    [null, "Serviceavtal"],
  ]);
});
