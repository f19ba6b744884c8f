import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { EnergyPicture, type EnergyTexts, type ShownEnergy } from "./EnergyPicture.tsx";

/** Props of EnergyMark. */
export interface EnergyMarkProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  readonly energy: ShownEnergy;
  /** Name of the product, for the link labels. */
  readonly name: string;
  readonly words: EnergyTexts;
  /** Address of the full label; without it the arrow is not a link. */
  readonly label?: string | null | undefined;
  /** Address of the data sheet. */
  readonly sheet?: string | null | undefined;
  /** Matches the price beside it: small for `Price` of that size. Default: medium. */
  readonly size?: "small" | "medium" | undefined;
}

/**
 * The energy class beside a price: the arrow in its colour with the scale, the label and the data sheet (EU 2017/1369).
 */
export function EnergyMark(props: EnergyMarkProps): ReactElement {
  const { energy, name, words, label = null, sheet = null, size = "medium", className, ...rest } = props;
  return (
    <div {...rest} className={joinClasses("torg-energy", className)} data-size={size}>
      {label === null ? (
        <EnergyPicture energy={energy} words={words} />
      ) : (
        <a className="torg-energy__link" href={label}>
          <EnergyPicture energy={energy} words={words} more={words.showLabel(name)} />
        </a>
      )}
      {sheet !== null && (
        <a href={sheet} aria-label={words.sheetFor(name)}>
          {words.sheet}
        </a>
      )}
    </div>
  );
}
