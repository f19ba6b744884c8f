import type { ReactElement } from "react";
import type { LineEnergy } from "../../domain/cart.ts";
import { useCartPanelTexts } from "../useCartPanelTexts.ts";
import { LineDot } from "./LineDot.tsx";

/** Props of LineEnergyClass. */
export interface LineEnergyClassProps {
  readonly energy: LineEnergy;
  /** Name of the product, for the name of the data sheet. */
  readonly name: string;
}

/** The energy class beside a line's price, with its scale, its label and its data sheet, as the law wants it (EU 2017/1369). */
export function LineEnergyClass({ energy, name }: LineEnergyClassProps): ReactElement {
  const words = useCartPanelTexts();
  const { energy_stamp_link: label, product_energy_file: sheet } = energy;
  const sentence = words.energyClass(energy.product_energy_class, energy.best_energy_class, energy.worst_energy_class);
  return (
    <p className="torg-cart-line__status">
      <LineDot color={energy.product_energy_color} />
      {label === null ? sentence : <a href={label}>{sentence}</a>}
      {sheet !== null && (
        <>
          {"\u00A0· "}
          <a href={sheet} aria-label={words.energySheetFor(name)}>
            {words.energySheet}
          </a>
        </>
      )}
    </p>
  );
}
