import { EnergyMark } from "@torg/ui";
import type { ReactElement } from "react";
import type { LineEnergy } from "../../domain/lineEnergy.ts";
import { useCartContext } from "../CartProvider.tsx";

/** Props of LineEnergyClass. */
export interface LineEnergyClassProps {
  /** Null renders nothing. */
  readonly energy: LineEnergy | null;
  /** Product name, for the accessible names of label and data sheet. */
  readonly name: string;
}

/**
 * The energy class beside a price in the cart: the same arrow as in the catalogue, with its scale, label and data
 * sheet.
 */
export function LineEnergyClass({ energy, name }: LineEnergyClassProps): ReactElement | null {
  const { texts } = useCartContext();
  if (energy === null) return null;
  return (
    <EnergyMark
      energy={energy}
      name={name}
      words={texts.energy}
      label={energy.labelUrl}
      sheet={energy.sheetUrl}
      size="small"
    />
  );
}
