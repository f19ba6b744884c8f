import { describe, expect, it } from "vitest";
import { energyArrowOf, energyScale, type EnergyProduct } from "./energyArrow.ts";

const aProduct = (changes: Partial<EnergyProduct> = {}): EnergyProduct => ({
  energyClass: "A",
  showsEnergyLabel: true,
  energy: null,
  ...changes,
});

describe("energyArrowOf", () => {
  it("shows the class on its scale in its colour", () => {
    expect(energyArrowOf(aProduct({ energyClass: "B" }))).toEqual({
      energyClass: "B",
      best: "A",
      worst: "G",
      color: "#52ae32",
    });
  });

  it("uses version and colour of the label", () => {
    const energy = {
      energyClass: "A++",
      classVersion: 1,
      energyColor: "#123456",
    } as const;
    expect(energyArrowOf(aProduct({ energy }))).toEqual({
      energyClass: "A++",
      best: "A+++",
      worst: "D",
      color: "#123456",
    });
  });

  it("recognises the old scale by its plus signs", () => {
    expect(energyArrowOf(aProduct({ energyClass: "A+" }))).toMatchObject({ worst: "D" });
  });

  it("reads a class however it is written", () => {
    expect(energyArrowOf(aProduct({ energyClass: " b " }))).toMatchObject({ energyClass: "B" });
  });

  it.each([
    [1, ["A+++", "A++", "A+", "A", "B", "C", "D"]],
    [2, ["A", "B", "C", "D", "E", "F", "G"]],
  ] as const)("goes from green to red on scale %i", (classVersion, classes) => {
    const colors = ["#009640", "#52ae32", "#c8d400", "#ffed00", "#fbba00", "#ec6608", "#e30613"];
    const arrows = classes.map((energyClass) =>
      energyArrowOf(
        aProduct({
          energy: { energyClass, energyColor: null, classVersion },
        }),
      ),
    );
    const [best, worst] = [classes[0], classes[6]];
    expect(arrows).toEqual(classes.map((energyClass, place) => ({ energyClass, best, worst, color: colors[place] })));
    expect(energyScale(classVersion)).toEqual(classes);
  });

  it("shows nothing when labels are off or the class is not on the scale", () => {
    expect(energyArrowOf(aProduct({ showsEnergyLabel: false }))).toBeNull();
    expect(energyArrowOf(aProduct({ energyClass: null }))).toBeNull();
    expect(energyArrowOf(aProduct({ energyClass: "H" }))).toBeNull();
  });
});
