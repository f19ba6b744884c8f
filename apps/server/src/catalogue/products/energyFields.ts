import type { ListingProduct } from "@torg/catalog/contract";
import type { StoredEnergy } from "../../database/tables/catalogueTables.ts";

/** The energy label fields of a product. */
type EnergyFields = Pick<ListingProduct, "energyClass" | "showsEnergyLabel" | "energy">;

/** The energy label of a product for listings, its page and the cart. */
export function energyFields(energy: StoredEnergy | null, name: string): EnergyFields {
  return {
    energyClass: energy?.class ?? null,
    showsEnergyLabel: true,
    energy:
      energy === null
        ? null
        : {
            energyClass: energy.class,
            energyColor: energy.color,
            classVersion: energy.version,
            labelUrl: energy.label,
            sheetUrl: energy.sheet,
            name,
          },
  };
}
