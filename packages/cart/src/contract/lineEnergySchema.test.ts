import { expect, it } from "vitest";
import { lineEnergy } from "./lineEnergySchema.ts";

const stamp = { labelUrl: "/assets/uploads/label.svg", sheetUrl: "/assets/uploads/sheet.pdf" };

const labelled = (energyClass: string, version: 1 | 2, color: string | null = null) => ({
  energyClass,
  showsEnergyLabel: true,
  energy: {
    energyClass,
    energyColor: color,
    classVersion: version,
    ...stamp,
  },
});

it("gives the class with the ends and the colour of its scale, the label and the data sheet", () => {
  expect(lineEnergy(labelled("C", 2))).toEqual({
    energyClass: "C",
    color: "#c8d400",
    best: "A",
    worst: "G",
    labelUrl: stamp.labelUrl,
    sheetUrl: stamp.sheetUrl,
  });
});

it("uses the old scale for a class of that scale, and keeps a colour that was given", () => {
  expect(lineEnergy(labelled("A++", 1, "#123456"))).toMatchObject({
    color: "#123456",
    best: "A+++",
    worst: "D",
  });
});

it("gives only the class where nothing more is known about the label", () => {
  const product = { energyClass: "B", showsEnergyLabel: true, energy: null };
  expect(lineEnergy(product)).toMatchObject({
    energyClass: "B",
    labelUrl: null,
    sheetUrl: null,
  });
});

it("gives nothing for a class that is on no scale, and nothing where labels are off", () => {
  expect(lineEnergy(labelled("Z", 2))).toBeNull();
  expect(lineEnergy({ ...labelled("C", 2), showsEnergyLabel: false })).toBeNull();
});
