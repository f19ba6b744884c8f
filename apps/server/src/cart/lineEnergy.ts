import type { LineEnergy } from "@torg/cart/domain";
import { energyArrowOf } from "@torg/catalog/domain";
import type { StoredEnergy } from "../database/tables/catalogueTables.ts";

/** The energy class of a line as it goes over the wire; null for a class that no scale has. */
export function lineEnergy({ class: energyClass, color, version, label, sheet }: StoredEnergy): LineEnergy | null {
  const arrow = energyArrowOf({
    product_energy_class: energyClass,
    energy_labels_module_active: true,
    energy: {
      product_energy_class: energyClass,
      product_energy_color: color,
      product_energy_class_version: version,
    },
  });
  if (arrow === null) return null;
  return {
    product_energy_class: arrow.energyClass,
    product_energy_color: arrow.color,
    best_energy_class: arrow.best,
    worst_energy_class: arrow.worst,
    energy_stamp_link: label,
    product_energy_file: sheet,
  };
}
