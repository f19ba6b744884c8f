import { VisuallyHidden } from "@torg/ui";
import type { ReactElement } from "react";
import type { EnergyProduct } from "../../domain/energyScale.ts";
import { energyArrowOf } from "../../domain/energyScale.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of EnergyClass. */
export interface EnergyClassProps {
  readonly product: EnergyProduct & { readonly product_name: string };
  /** Words after the class for those who hear it, such as what a press does. */
  readonly more?: string | undefined;
}

/** The energy class as an arrow in its colour with the scale beside it: a picture, where no link may stand. */
export function EnergyClass({ product, more }: EnergyClassProps): ReactElement | null {
  const { energy: texts } = useCatalogTexts();
  const arrow = energyArrowOf(product);
  if (arrow === null) return null;
  const { energyClass, best, worst, color } = arrow;
  const name = texts.arrow(energyClass, best, worst);
  return (
    <span className="torg-energy__label">
      <VisuallyHidden>{more === undefined ? name : `${name}, ${more}`}</VisuallyHidden>
      <span className="torg-energy__scale" aria-hidden="true">
        <span>{best}</span>
        <span>{worst}</span>
      </span>
      <span className="torg-energy__arrow" aria-hidden="true">
        <span style={{ backgroundColor: color }}>{energyClass}</span>
      </span>
    </span>
  );
}
