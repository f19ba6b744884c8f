import { EnergyMark } from "@torg/ui";
import type { ReactElement } from "react";
import type { LineEnergy } from "../../domain/cart.ts";
import { useCartContext } from "../CartProvider.tsx";

/** Props of LineEnergyClass. */
export interface LineEnergyClassProps {
  /** Nothing is drawn without one. */
  readonly energy: LineEnergy | null;
  /** Name of the product, for the names of label and data sheet. */
  readonly name: string;
}

/** The energy class beside a price of the cart: the same arrow as in the catalogue, with its scale, label and data sheet. */
export function LineEnergyClass({ energy, name }: LineEnergyClassProps): ReactElement | null {
  const { texts } = useCartContext();
  if (energy === null) return null;
  const shown = {
    energyClass: energy.product_energy_class,
    best: energy.best_energy_class,
    worst: energy.worst_energy_class,
    color: energy.product_energy_color,
  };
  return (
    <EnergyMark
      energy={shown}
      name={name}
      words={texts.energy}
      label={energy.energy_stamp_link}
      sheet={energy.product_energy_file}
      size="small"
    />
  );
}
