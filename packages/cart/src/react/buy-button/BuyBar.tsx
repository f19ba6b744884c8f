import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import type { BuyButtonState } from "../../domain/buying/buyButton.ts";
import { useCartContext } from "../CartProvider.tsx";

/** Props of BuyBar. */
export interface BuyBarProps extends Pick<BuyButtonState, "label" | "obstacle"> {
  /** What is bought. */
  readonly name: string;
  /** What it costs, as it is written; null: nothing is said of it. */
  readonly price: string | null;
  /** Where its variant is chosen; left out: there is none to choose. */
  readonly chooseAddress?: string | undefined;
  readonly isAdding: boolean;
  /** Why the last addition failed; null: it did not. */
  readonly problem: string | null;
}

/**
 * The buy button once more at the lower edge of a phone, while that of the page is above the screen. It belongs to the
 * form that it stands in. Where a variant has to be chosen first it leads there; where nothing can be bought there is none.
 */
export function BuyBar(props: BuyBarProps): ReactElement | null {
  const { name, price, chooseAddress, label, obstacle, isAdding, problem } = props;
  const { texts } = useCartContext();
  const leadsTo = obstacle === "choose-variant" ? chooseAddress : undefined;
  if (obstacle !== null && leadsTo === undefined) return null;
  return (
    <div className="torg-buy-bar">
      {problem !== null && <p className="torg-buy-bar__problem">{problem}</p>}
      <p className="torg-buy-bar__product">
        <span>{name}</span>
        {price !== null && <strong>{price}</strong>}
      </p>
      {leadsTo === undefined ? (
        <Button type="submit" variant="primary" busy={isAdding}>
          {texts.buyLabels[label]}
        </Button>
      ) : (
        <a className="torg-button" data-variant="primary" href={leadsTo}>
          {texts.chooseVariant}
        </a>
      )}
    </div>
  );
}
