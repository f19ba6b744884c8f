import { lineName, type CartLine } from "@torg/cart/domain";
import { Alert } from "@torg/ui";
import { useEffect, useRef, type ReactElement } from "react";
import { useStore } from "zustand";
import type { BlockName } from "../../domain/blocks.ts";
import { useCheckoutContext } from "../CheckoutProvider.tsx";
import { placeId } from "./placeId.ts";
import { useProblemAt } from "./useOrderProblems.ts";

/** Id of a message that a cart line shows itself. */
const sentenceId = `${placeId("products")}-sentence`;

/** Returns the cart line that shows the same problem itself (too few are left), or undefined. */
function useLineWithMessage(text: string | null): CartLine | undefined {
  const { cart, lineTexts } = useCheckoutContext();
  const lines = useStore(cart, (snapshot) => snapshot.cart.lines);
  // A refused order names the parent product, not the variant.
  return lines.find((line) => line.isOversold && text === `${line.parentName ?? line.name}: ${lineTexts.oversold()}`);
}

/**
 * Moves the focus from a block's message to the quantity of the line it is about, and makes the message describe that
 * field.
 */
function passFocusToLine(message: HTMLElement, line: CartLine): void {
  if (message.ownerDocument.activeElement !== message) return;
  const oversoldLines = message.parentElement?.querySelectorAll("[data-problem=oversold]") ?? [];
  const lineElement = [...oversoldLines].find((candidate) => candidate.getAttribute("aria-label") === lineName(line));
  const quantity = lineElement?.querySelector<HTMLInputElement>("input[type=number]");
  if (quantity === null || quantity === undefined) return;
  quantity.setAttribute("aria-describedby", sentenceId);
  quantity.addEventListener("blur", () => quantity.removeAttribute("aria-describedby"), { once: true });
  quantity.focus();
}

/** Why a block prevents an order, shown at the block; nothing if it does not. */
export function BlockProblem({ block }: { readonly block: BlockName }): ReactElement | null {
  const text = useProblemAt(block);
  const line = useLineWithMessage(block === "products" ? text : null);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A refused order may have moved the focus here before the cart shows which line it is about.
    if (message.current !== null && line !== undefined) passFocusToLine(message.current, line);
  }, [line]);
  // The postal code's own field, and the list of all problems, show it themselves.
  if (text === null || block === "postal-code" || block === "payment") return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it passes on the focus it gets
    <div
      ref={message}
      id={placeId(block)}
      tabIndex={-1}
      role="alert"
      className={line === undefined ? undefined : "torg-checkout-block__said"}
      onFocus={({ currentTarget }) => line !== undefined && passFocusToLine(currentTarget, line)}
    >
      {line === undefined ? (
        <Alert className="torg-checkout-block__problem" tone="danger" role={undefined}>
          {text}
        </Alert>
      ) : (
        // The line shows the same message, so it is not shown twice; screen readers get it where the focus moves to.
        <span id={sentenceId} className="torg-visually-hidden">
          {text}
        </span>
      )}
    </div>
  );
}
