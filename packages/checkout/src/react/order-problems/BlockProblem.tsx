import { lineName, type CartLine } from "@torg/cart/domain";
import { cartPanelTexts } from "@torg/cart/texts";
import { Alert } from "@torg/ui";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { BlockName } from "../../domain/blocks.ts";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { placeId } from "./placeId.ts";
import { useProblemAt } from "./useOrderProblems.ts";

/** Whether a line of the cart that there is too much of says the same, in red, where it can be mended. */
function isSaidByLine(text: string, lines: readonly CartLine[]): boolean {
  const sentence = cartPanelTexts.lineMessages.oversold();
  return lines.some((line) => line.is_overselling && text === `${lineName(line)}: ${sentence}`);
}

/** Why a block stands in the way of an order, said at the block; nothing when it does not. */
export function BlockProblem({ block }: { readonly block: BlockName }): ReactElement | null {
  const text = useProblemAt(block);
  const lines = useStore(useCheckoutContext().cart, (snapshot) => snapshot.cart.products);
  // A field of its own, and the list of all problems, say it themselves.
  if (text === null || block === "postal-code" || block === "payment") return null;
  const place = { id: placeId(block), tabIndex: -1 };
  // Nobody reads the same sentence twice; who hears the page is told where the focus comes to.
  if (block === "products" && isSaidByLine(text, lines)) {
    return (
      <div {...place} className="torg-checkout-block__said" role="alert">
        <span className="torg-visually-hidden">{text}</span>
      </div>
    );
  }
  return (
    <Alert {...place} className="torg-checkout-block__problem" tone="danger">
      {text}
    </Alert>
  );
}
