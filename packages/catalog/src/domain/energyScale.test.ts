import { describe, expect, it } from "vitest";
import { aListingProduct } from "../fixtures/aListingProduct.ts";
import { anEnergy } from "../fixtures/aProductDetail.ts";
import { energyArrowOf, energyScale } from "./energyScale.ts";

describe("energyArrowOf", () => {
  it("shows the class on its scale in its colour", () => {
    expect(energyArrowOf(aListingProduct({ product_energy_class: "B" }))).toEqual({
      energyClass: "B",
      best: "A",
      worst: "G",
      color: "#52ae32",
    });
  });

  it("takes version and colour from the label", () => {
    const energy = anEnergy({
      product_energy_class: "A++",
      product_energy_class_version: 1,
      product_energy_color: "#123456",
    });
    expect(energyArrowOf(aListingProduct({ energy }))).toEqual({
      energyClass: "A++",
      best: "A+++",
      worst: "D",
      color: "#123456",
    });
  });

  it("knows the old scale by its plus signs", () => {
    expect(energyArrowOf(aListingProduct({ product_energy_class: "A+" }))).toMatchObject({ worst: "D" });
  });

  it("shows nothing when labels are off or the class is not on the scale", () => {
    expect(energyArrowOf(aListingProduct({ energy_labels_module_active: false }))).toBeNull();
    expect(energyArrowOf(aListingProduct({ product_energy_class: null }))).toBeNull();
    expect(energyArrowOf(aListingProduct({ product_energy_class: "H" }))).toBeNull();
  });
});

describe("energyScale", () => {
  it("has seven classes in both versions", () => {
    expect(energyScale(1)).toHaveLength(7);
    expect(energyScale(2)).toHaveLength(7);
  });
});
