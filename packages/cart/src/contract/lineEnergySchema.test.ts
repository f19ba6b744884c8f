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

it("tells the class with the ends and the colour of its scale, the label and the data sheet", () => {
  expect(lineEnergy(labelled("C", 2))).toEqual({
    energyClass: "C",
    color: "#c8d400",
    best: "A",
    worst: "G",
    labelUrl: stamp.labelUrl,
    sheetUrl: stamp.sheetUrl,
  });
});

it("keeps to the old scale where the class is of that, and to the colour that was given", () => {
  expect(lineEnergy(labelled("A++", 1, "#123456"))).toMatchObject({
    color: "#123456",
    best: "A+++",
    worst: "D",
  });
});

it("tells the class alone where nothing more is known of the label", () => {
  const product = { energyClass: "B", showsEnergyLabel: true, energy: null };
  expect(lineEnergy(product)).toMatchObject({
    energyClass: "B",
    labelUrl: null,
    sheetUrl: null,
  });
});

it("tells nothing of a class that no scale has, and nothing where labels are off", () => {
  expect(lineEnergy(labelled("Z", 2))).toBeNull();
  expect(lineEnergy({ ...labelled("C", 2), showsEnergyLabel: false })).toBeNull();
});
