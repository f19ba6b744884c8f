import { describe, expect, it } from "vitest";
import { energyArrowOf, energyScale, type EnergyProduct } from "./energyArrow.ts";

const aProduct = (changes: Partial<EnergyProduct> = {}): EnergyProduct => ({
  product_energy_class: "A",
  energy_labels_module_active: true,
  energy: null,
  ...changes,
});

describe("energyArrowOf", () => {
  it("shows the class on its scale in its colour", () => {
    expect(energyArrowOf(aProduct({ product_energy_class: "B" }))).toEqual({
      energyClass: "B",
      best: "A",
      worst: "G",
      color: "#52ae32",
    });
  });

  it("takes version and colour from the label", () => {
    const energy = {
      product_energy_class: "A++",
      product_energy_class_version: 1,
      product_energy_color: "#123456",
    } as const;
    expect(energyArrowOf(aProduct({ energy }))).toEqual({
      energyClass: "A++",
      best: "A+++",
      worst: "D",
      color: "#123456",
    });
  });

  it("knows the old scale by its plus signs", () => {
    expect(energyArrowOf(aProduct({ product_energy_class: "A+" }))).toMatchObject({ worst: "D" });
  });

  it("shows nothing when labels are off or the class is not on the scale", () => {
    expect(energyArrowOf(aProduct({ energy_labels_module_active: false }))).toBeNull();
    expect(energyArrowOf(aProduct({ product_energy_class: null }))).toBeNull();
    expect(energyArrowOf(aProduct({ product_energy_class: "H" }))).toBeNull();
  });
});

describe("energyScale", () => {
  it("has seven classes in both versions", () => {
    expect(energyScale(1)).toHaveLength(7);
    expect(energyScale(2)).toHaveLength(7);
  });
});
