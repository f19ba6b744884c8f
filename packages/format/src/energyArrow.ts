/** The classes of both scales side by side, best first, with their shared colour. */
const steps = [
  { 1: "A+++", 2: "A", color: "#009640" },
  { 1: "A++", 2: "B", color: "#52ae32" },
  { 1: "A+", 2: "C", color: "#c8d400" },
  { 1: "A", 2: "D", color: "#ffed00" },
  { 1: "B", 2: "E", color: "#fbba00" },
  { 1: "C", 2: "F", color: "#ec6608" },
  { 1: "D", 2: "G", color: "#e30613" },
] as const;

/** 1 is the scale from A+++ to D, 2 the scale from A to G. */
export type EnergyVersion = 1 | 2;

/** The scale of an energy label as delivered; the present one, 2, unless the first is named. */
export const readEnergyVersion = (value: unknown): EnergyVersion => (Number(value) === 1 ? 1 : 2);

/** The parts of an energy label that its arrow shows. */
export interface EnergyArrowData {
  readonly energyClass: string;
  readonly best: string;
  readonly worst: string;
  readonly color: string;
}

/** The fields that determine a product's arrow. */
export interface EnergyProduct {
  readonly energyClass: string | null;
  readonly showsEnergyLabel: boolean;
  readonly energy: {
    readonly energyClass: string;
    readonly energyColor: string | null;
    readonly classVersion: EnergyVersion;
  } | null;
}

/** All classes of a scale, best first. */
export function energyScale(version: EnergyVersion): readonly string[] {
  return steps.map((step) => step[version]);
}

/** The arrow of a product, or null when labels are off or the product has no known class. */
export function energyArrowOf(product: EnergyProduct): EnergyArrowData | null {
  if (!product.showsEnergyLabel) return null;
  const written = product.energy?.energyClass ?? product.energyClass;
  if (written === null) return null;
  const energyClass = written.trim().toUpperCase();
  const version = product.energy?.classVersion ?? (energyClass.includes("+") ? 1 : 2);
  const step = steps.find((one) => one[version] === energyClass);
  if (step === undefined) return null;
  const color = product.energy?.energyColor ?? step.color;
  return { energyClass, best: steps[0][version], worst: steps[6][version], color };
}
