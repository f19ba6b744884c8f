import type { ListingProduct } from "@torg/catalog/contract";
import type { StoredEnergy } from "../../database/tables/catalogueTables.ts";

/** What is told of a product's energy label. */
type EnergyFields = Pick<ListingProduct, "energyClass" | "showsEnergyLabel" | "energy">;

/** The energy label of a product as it is told in listings, on its page and in the cart. */
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
