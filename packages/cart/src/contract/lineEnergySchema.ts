import { energyArrowOf, type EnergyProduct, readEnergyVersion } from "@torg/format";
import { wireFlag, wireObject, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { LineEnergy } from "../domain/lineEnergy.ts";

/** The energy class beside a line. */
export const lineEnergySchema: z.ZodMiniType<LineEnergy> = wireObject({
  energyClass: ["product_energy_class", wireText],
  color: ["product_energy_color", wireTextOrNull],
  best: ["best_energy_class", wireText],
  worst: ["worst_energy_class", wireText],
  labelUrl: ["energy_stamp_link", wireTextOrNull],
  sheetUrl: ["product_energy_file", wireTextOrNull],
});

const labelSchema = wireObject({
  energyClass: ["product_energy_class", wireText],
  energyColor: ["product_energy_color", wireTextOrNull],
  classVersion: ["product_energy_class_version", z.pipe(z.transform(readEnergyVersion), z.literal([1, 2]))],
  labelUrl: ["energy_stamp_link", wireTextOrNull],
  sheetUrl: ["product_energy_file", wireTextOrNull],
});

/** A catalogue product's energy label. */
export interface LabelledProduct extends EnergyProduct {
  readonly energy: Readonly<z.output<typeof labelSchema>> | null;
}

/** The wire fields of a catalogue product's energy label, by the names of `LabelledProduct`. */
export const labelFields = {
  energyClass: ["product_energy_class", wireTextOrNull],
  showsEnergyLabel: ["energy_labels_module_active", wireFlag],
  energy: z._default(z.nullable(labelSchema), null),
} as const;

/** A product's energy class as a cart shows it; null if labels are off or the class is on no scale. */
export function lineEnergy(product: LabelledProduct): LineEnergy | null {
  const arrow = energyArrowOf(product);
  if (arrow === null) return null;
  return {
    ...arrow,
    labelUrl: product.energy?.labelUrl ?? null,
    sheetUrl: product.energy?.sheetUrl ?? null,
  };
}

/** Converts a product's energy class to its fields on the wire. */
export function labelOf(energy: LineEnergy | null): LabelledProduct {
  if (energy === null) return { energyClass: null, showsEnergyLabel: false, energy: null };
  const { energyClass, color, worst, labelUrl, sheetUrl } = energy;
  return {
    energyClass,
    showsEnergyLabel: true,
    energy: {
      energyClass,
      energyColor: color,
      classVersion: worst === "D" ? 1 : 2,
      labelUrl,
      sheetUrl,
    },
  };
}
