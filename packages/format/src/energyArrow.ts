const scales = {
  1: ["A+++", "A++", "A+", "A", "B", "C", "D"],
  2: ["A", "B", "C", "D", "E", "F", "G"],
} as const;

const colors = ["#009640", "#52ae32", "#c8d400", "#ffed00", "#fbba00", "#ec6608", "#e30613"] as const;

/** 1 is the scale from A+++ to D, 2 the scale from A to G. */
export type EnergyVersion = 1 | 2;

/** The parts of an energy label that its arrow shows. */
export interface EnergyArrowData {
  readonly energyClass: string;
  readonly best: string;
  readonly worst: string;
  readonly color: string;
}

/** What decides the arrow of a product. */
export interface EnergyProduct {
  readonly product_energy_class: string | null;
  readonly energy_labels_module_active: boolean;
  readonly energy: {
    readonly product_energy_class: string;
    readonly product_energy_color: string | null;
    readonly product_energy_class_version: EnergyVersion;
  } | null;
}

/** All classes of a scale, the best first. */
export function energyScale(version: EnergyVersion): readonly string[] {
  return scales[version];
}

/** The arrow of a product, or null when labels are off or the product has no known class. */
export function energyArrowOf(product: EnergyProduct): EnergyArrowData | null {
  if (!product.energy_labels_module_active) return null;
  const energyClass = (product.energy?.product_energy_class ?? product.product_energy_class ?? "").trim().toUpperCase();
  const version = product.energy?.product_energy_class_version ?? (energyClass.includes("+") ? 1 : 2);
  const scale = energyScale(version);
  const position = scale.indexOf(energyClass);
  const [best, worst] = [scale.at(0), scale.at(-1)];
  if (position < 0 || best === undefined || worst === undefined) return null;
  return { energyClass, best, worst, color: product.energy?.product_energy_color ?? colors[position] ?? "#000" };
}
