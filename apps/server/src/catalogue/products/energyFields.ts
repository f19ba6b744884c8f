import type { ListingProduct } from "@torg/catalog/contract";
import type { StoredEnergy } from "../../database/tables/catalogueTables.ts";

/** What goes over the wire of a product's energy label. */
type EnergyFields = Pick<ListingProduct, "product_energy_class" | "energy_labels_module_active" | "energy">;

/** The energy label of a product as it goes over the wire, in listings, on its page and in the cart. */
export function energyFields(energy: StoredEnergy | null, name: string): EnergyFields {
  return {
    product_energy_class: energy?.class ?? null,
    energy_labels_module_active: true,
    energy:
      energy === null
        ? null
        : {
            product_energy_class: energy.class,
            product_energy_color: energy.color,
            product_energy_class_version: energy.version,
            energy_stamp_link: energy.label,
            product_energy_file: energy.sheet,
            product_name: name,
          },
  };
}
