import { energyArrowOf } from "@torg/format";
import { EnergyMark, type EnergyMarkProps } from "@torg/ui";
import type { ReactElement } from "react";
import type { Energy } from "../../contract/energy.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of EnergyArrow. */
export interface EnergyArrowProps extends Pick<EnergyMarkProps, "size"> {
  readonly product: {
    readonly product_name: string;
    readonly product_energy_class: string | null;
    readonly energy_labels_module_active: boolean;
    readonly energy: Energy | null;
  };
}

/** The energy class of a product as an arrow in its colour, with the scale beside it, the label and the data sheet. */
export function EnergyArrow({ product, size }: EnergyArrowProps): ReactElement | null {
  const { energy: words } = useCatalogTexts();
  const arrow = energyArrowOf(product);
  if (arrow === null) return null;
  return (
    <EnergyMark
      energy={arrow}
      name={product.product_name}
      words={words}
      label={product.energy?.energy_stamp_link}
      sheet={product.energy?.product_energy_file}
      size={size}
    />
  );
}
