import { energyArrowOf, type EnergyProduct } from "@torg/format";
import type { LineEnergy } from "./cart.ts";

/** The energy label of a product of the catalogue, with the names that stand on the wire. */
export interface LabelledProduct extends EnergyProduct {
  readonly energy:
    | (NonNullable<EnergyProduct["energy"]> & {
        readonly energy_stamp_link: string | null;
        readonly product_energy_file: string | null;
      })
    | null;
}

/** The energy class of a product as a cart tells it; null where labels are off and for a class that no scale has. */
export function lineEnergy(product: LabelledProduct): LineEnergy | null {
  const arrow = energyArrowOf(product);
  if (arrow === null) return null;
  return {
    product_energy_class: arrow.energyClass,
    product_energy_color: arrow.color,
    best_energy_class: arrow.best,
    worst_energy_class: arrow.worst,
    energy_stamp_link: product.energy?.energy_stamp_link ?? null,
    product_energy_file: product.energy?.product_energy_file ?? null,
  };
}
