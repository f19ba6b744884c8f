import { energyArrowOf, type EnergyProduct } from "@torg/format";
import { EnergyPicture } from "@torg/ui";
import type { ReactElement } from "react";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Props of EnergyClass. */
export interface EnergyClassProps {
  readonly product: EnergyProduct & { readonly name: string };
  /** Extra text for screen readers after the class, such as what a press does. */
  readonly more?: string | undefined;
}

/** The energy class as an arrow in its colour with the scale: a picture, for places where links are not allowed. */
export function EnergyClass({ product, more }: EnergyClassProps): ReactElement | null {
  const { energy: words } = useCatalogTexts();
  const arrow = energyArrowOf(product);
  return arrow === null ? null : <EnergyPicture energy={arrow} words={words} more={more} />;
}
