import type { ReactElement } from "react";
import type { Energy } from "../../contract/energy.ts";
import { energyArrowOf } from "../../domain/energyScale.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";
import { EnergyClass } from "./EnergyClass.tsx";

/** Props of EnergyArrow. */
export interface EnergyArrowProps {
  readonly product: {
    readonly product_name: string;
    readonly product_energy_class: string | null;
    readonly energy_labels_module_active: boolean;
    readonly energy: Energy | null;
  };
}

/** The energy class of a product as an arrow in its colour, with the scale beside it, the label and the data sheet. */
export function EnergyArrow({ product }: EnergyArrowProps): ReactElement | null {
  const { energy: texts } = useCatalogTexts();
  if (energyArrowOf(product) === null) return null;
  const name = product.product_name;
  const label = product.energy?.energy_stamp_link ?? null;
  const sheet = product.energy?.product_energy_file ?? null;
  return (
    <div className="torg-energy">
      {label === null ? (
        <EnergyClass product={product} />
      ) : (
        <a className="torg-energy__link" href={label}>
          <EnergyClass product={product} more={texts.showLabel(name)} />
        </a>
      )}
      {sheet !== null && (
        <a href={sheet} aria-label={texts.sheetFor(name)}>
          {texts.sheet}
        </a>
      )}
    </div>
  );
}
