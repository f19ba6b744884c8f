import { lineName, type CartLine } from "@torg/cart/domain";
import { Alert } from "@torg/ui";
import { useEffect, useRef, type ReactElement } from "react";
import { useStore } from "zustand";
import type { BlockName } from "../../domain/blocks.ts";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { placeId } from "./placeId.ts";
import { useProblemAt } from "./useOrderProblems.ts";

/** Id of a sentence that a line of the cart says itself. */
const sentenceId = `${placeId("products")}-sentence`;

/** Returns the line of the cart that shows the same problem itself (too few are left), or undefined. */
function useSayingLine(text: string | null): CartLine | undefined {
  const { cart, lineTexts } = useCheckoutContext();
  const lines = useStore(cart, (snapshot) => snapshot.cart.lines);
  // An order names the product of a variant, not the variant.
  return lines.find((line) => line.isOversold && text === `${line.parentName ?? line.name}: ${lineTexts.oversold()}`);
}

/**
 * Moves the focus from the sentence of a block to the quantity of the line that it is about, and lets the sentence
 * describe that field.
 */
function passOn(place: HTMLElement, line: CartLine): void {
  if (place.ownerDocument.activeElement !== place) return;
  const drawn = place.parentElement?.querySelectorAll("[data-problem=oversold]") ?? [];
  const named = [...drawn].find((each) => each.getAttribute("aria-label") === lineName(line));
  const quantity = named?.querySelector<HTMLInputElement>("input[type=number]");
  if (quantity === null || quantity === undefined) return;
  quantity.setAttribute("aria-describedby", sentenceId);
  quantity.addEventListener("blur", () => quantity.removeAttribute("aria-describedby"), { once: true });
  quantity.focus();
}

/** Why a block stands in the way of an order, said at the block; nothing when it does not. */
export function BlockProblem({ block }: { readonly block: BlockName }): ReactElement | null {
  const text = useProblemAt(block);
  const line = useSayingLine(block === "products" ? text : null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The order may be refused, and have led here, before the cart says which line it is.
    if (place.current !== null && line !== undefined) passOn(place.current, line);
  }, [line]);
  // A field of its own, and the list of all problems, say it themselves.
  if (text === null || block === "postal-code" || block === "payment") return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hands on the focus that comes to it
    <div
      ref={place}
      id={placeId(block)}
      tabIndex={-1}
      role="alert"
      className={line === undefined ? undefined : "torg-checkout-block__said"}
      onFocus={({ currentTarget }) => line !== undefined && passOn(currentTarget, line)}
    >
      {line === undefined ? (
        <Alert className="torg-checkout-block__problem" tone="danger" role={undefined}>
          {text}
        </Alert>
      ) : (
        // Nobody reads the same sentence twice; who hears the page is told where the focus comes to.
        <span id={sentenceId} className="torg-visually-hidden">
          {text}
        </span>
      )}
    </div>
  );
}
