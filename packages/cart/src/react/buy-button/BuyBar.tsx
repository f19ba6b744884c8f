import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import type { BuyButtonState } from "../../domain/buying/buyButton.ts";
import { useCartContext } from "../CartProvider.tsx";

/** Props of BuyBar. */
export interface BuyBarProps extends Pick<BuyButtonState, "label" | "obstacle"> {
  /** The product's name. */
  readonly name: string;
  /** Its formatted price; null to show none. */
  readonly price: string | null;
  /** Address where its variant is chosen; left out if there is none to choose. */
  readonly chooseAddress?: string | undefined;
  readonly isAdding: boolean;
  /** Why the last addition failed; null if it did not. */
  readonly problem: string | null;
}

/**
 * A second buy button at the lower edge of a phone, shown while the page's own is above the screen. It belongs to the
 * surrounding form. If a variant must be chosen first, it links to that choice; if the product cannot be bought, it
 * renders nothing.
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
