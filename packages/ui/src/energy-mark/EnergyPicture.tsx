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

/** The words of an energy class. */
export interface EnergyWords {
  readonly arrow: (energyClass: string, best: string, worst: string) => string;
  /** What a press on the arrow does. */
  readonly showLabel: (name: string) => string;
  /** The link to the data sheet, as it is seen. */
  readonly sheet: string;
  /** The link to the data sheet, as it is heard. */
  readonly sheetFor: (name: string) => string;
}

/** Props of EnergyPicture. */
export interface EnergyPictureProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  readonly energy: ShownEnergy;
  readonly words: Pick<EnergyWords, "arrow">;
  /** Words after the class for those who hear it, such as what a press does. */
  readonly more?: string | undefined;
}

/** The energy class as an arrow in its colour with the scale beside it: a picture, where no link may stand. */
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
