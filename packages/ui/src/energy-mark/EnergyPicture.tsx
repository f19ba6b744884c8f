import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** An energy class as its arrow shows it: the ends of its scale and the colour of the class. */
export interface ShownEnergy {
  readonly energyClass: string;
  readonly best: string;
  readonly worst: string;
  /** Any CSS colour; null for a black arrow. */
  readonly color: string | null;
}

/** Texts of an energy class. */
export interface EnergyTexts {
  readonly arrow: (energyClass: string, best: string, worst: string) => string;
  /** Spoken description of what pressing the arrow does. */
  readonly showLabel: (name: string) => string;
  /** Visible text of the link to the data sheet. */
  readonly sheet: string;
  /** Accessible name of the link to the data sheet. */
  readonly sheetFor: (name: string) => string;
}

/** Props of EnergyPicture. */
export interface EnergyPictureProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  readonly energy: ShownEnergy;
  readonly words: Pick<EnergyTexts, "arrow">;
  /** Extra text for screen readers after the class, such as what a press does. */
  readonly more?: string | undefined;
}

/** The energy class as an arrow in its colour with the scale: a picture, for places where links are not allowed. */
export function EnergyPicture(props: EnergyPictureProps): ReactElement {
  const { energy, words, more, className, ...rest } = props;
  const { energyClass, best, worst, color } = energy;
  const name = words.arrow(energyClass, best, worst);
  return (
    <span {...rest} className={joinClasses("torg-energy__label", className)}>
      <VisuallyHidden>{more === undefined ? name : `${name}, ${more}`}</VisuallyHidden>
      <span className="torg-energy__scale" aria-hidden="true">
        <span>{best}</span>
        <span>{worst}</span>
      </span>
      <span className="torg-energy__arrow" aria-hidden="true">
        <span style={color === null ? undefined : { backgroundColor: color }}>{energyClass}</span>
      </span>
    </span>
  );
}
