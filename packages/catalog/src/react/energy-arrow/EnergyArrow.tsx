import { energyArrowOf } from "@torg/format";
import { EnergyMark, type EnergyMarkProps } from "@torg/ui";
import type { ReactElement } from "react";
import type { Energy } from "../../contract/energy.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of EnergyArrow. */
export interface EnergyArrowProps extends Pick<EnergyMarkProps, "size"> {
  readonly product: {
    readonly name: string;
    readonly energyClass: string | null;
    readonly showsEnergyLabel: boolean;
    readonly energy: Energy | null;
  };
}

/** The energy class of a product as an arrow in its colour, with the scale, the label and the data sheet. */
export function EnergyArrow({ product, size }: EnergyArrowProps): ReactElement | null {
  const { energy: words } = useCatalogTexts();
  const arrow = energyArrowOf(product);
  if (arrow === null) return null;
  return (
    <EnergyMark
      energy={arrow}
      name={product.name}
      words={words}
      label={product.energy?.labelUrl}
      sheet={product.energy?.sheetUrl}
      size={size}
    />
  );
}
