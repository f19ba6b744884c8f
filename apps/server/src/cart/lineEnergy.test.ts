import { expect, it } from "vitest";
import { lineEnergy } from "./lineEnergy.ts";

const label = "/assets/uploads/label.svg";
const sheet = "/assets/uploads/sheet.pdf";

it("tells the class with the ends and the colour of its scale, the label and the data sheet", () => {
  expect(lineEnergy({ class: "C", color: null, version: 2, label, sheet })).toEqual({
    product_energy_class: "C",
    product_energy_color: "#c8d400",
    best_energy_class: "A",
    worst_energy_class: "G",
    energy_stamp_link: label,
    product_energy_file: sheet,
  });
});

it("keeps to the old scale where the class is of that, and to the colour that was given", () => {
  expect(lineEnergy({ class: "A++", color: "#123456", version: 1, label: null, sheet: null })).toMatchObject({
    product_energy_color: "#123456",
    best_energy_class: "A+++",
    worst_energy_class: "D",
  });
});

it("tells nothing of a class that no scale has", () => {
  expect(lineEnergy({ class: "Z", color: null, version: 2, label, sheet })).toBeNull();
});
