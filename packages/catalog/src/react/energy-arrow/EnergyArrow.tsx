import { VisuallyHidden } from "@torg/ui";
import type { ReactElement } from "react";
import type { Energy } from "../../contract/energy.ts";
import { energyArrowOf } from "../../domain/energyScale.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

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
  const arrow = energyArrowOf(product);
  if (arrow === null) return null;
  const { energyClass, best, worst, color } = arrow;
  const label = product.energy?.energy_stamp_link ?? null;
  const sheet = product.energy?.product_energy_file ?? null;
  const name = texts.arrow(energyClass, best, worst);
  const picture = (
    <>
      <VisuallyHidden>{label === null ? name : `${name}, ${texts.showLabel(product.product_name)}`}</VisuallyHidden>
      <span className="torg-energy__scale" aria-hidden="true">
        <span>{best}</span>
        <span>{worst}</span>
      </span>
      <span className="torg-energy__arrow" aria-hidden="true">
        <span style={{ backgroundColor: color }}>{energyClass}</span>
      </span>
    </>
  );
  return (
    <div className="torg-energy">
      {label === null ? (
        <span className="torg-energy__label">{picture}</span>
      ) : (
        <a className="torg-energy__label" href={label}>
          {picture}
        </a>
      )}
      {sheet !== null && (
        <a href={sheet} aria-label={texts.sheetFor(product.product_name)}>
          {texts.sheet}
        </a>
      )}
    </div>
  );
}
