import type { ReactElement } from "react";
import type { LineEnergy } from "../../domain/cart.ts";
import { useCartContext } from "../CartProvider.tsx";
import { LineDot } from "./LineDot.tsx";

/** Props of LineEnergyClass. */
export interface LineEnergyClassProps {
  readonly energy: LineEnergy;
  /** Name of the product, for the name of the data sheet. */
  readonly name: string;
}

/** The energy class beside a line's price, with its scale, its label and its data sheet, as the law wants it (EU 2017/1369). */
export function LineEnergyClass({ energy, name }: LineEnergyClassProps): ReactElement {
  const { texts } = useCartContext();
  const { energy_stamp_link: label, product_energy_file: sheet } = energy;
  const words = texts.energyClass(energy.product_energy_class, energy.best_energy_class, energy.worst_energy_class);
  return (
    <p className="torg-cart-line__status">
      <LineDot color={energy.product_energy_color} />
      {label === null ? words : <a href={label}>{words}</a>}
      {sheet !== null && (
        <>
          {"\u00A0· "}
          <a href={sheet} aria-label={texts.energySheetFor(name)}>
            {texts.energySheet}
          </a>
        </>
      )}
    </p>
  );
}
