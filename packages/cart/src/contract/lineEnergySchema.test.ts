import { expect, it } from "vitest";
import { lineEnergy } from "./lineEnergySchema.ts";

const stamp = { energy_stamp_link: "/assets/uploads/label.svg", product_energy_file: "/assets/uploads/sheet.pdf" };

const labelled = (energyClass: string, version: 1 | 2, color: string | null = null) => ({
  product_energy_class: energyClass,
  energy_labels_module_active: true,
  energy: {
    product_energy_class: energyClass,
    product_energy_color: color,
    product_energy_class_version: version,
    ...stamp,
  },
});

it("tells the class with the ends and the colour of its scale, the label and the data sheet", () => {
  expect(lineEnergy(labelled("C", 2))).toEqual({
    energyClass: "C",
    color: "#c8d400",
    best: "A",
    worst: "G",
    labelUrl: stamp.energy_stamp_link,
    sheetUrl: stamp.product_energy_file,
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
  const product = { product_energy_class: "B", energy_labels_module_active: true, energy: null };
  expect(lineEnergy(product)).toMatchObject({
    energyClass: "B",
    labelUrl: null,
    sheetUrl: null,
  });
});

it("tells nothing of a class that no scale has, and nothing where labels are off", () => {
  expect(lineEnergy(labelled("Z", 2))).toBeNull();
  expect(lineEnergy({ ...labelled("C", 2), energy_labels_module_active: false })).toBeNull();
});
