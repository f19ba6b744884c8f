import { clampQuantity, maxTypedQuantity, parseQuantity } from "@torg/format/typed";
import { QuantityStepper, useHydrated } from "@torg/ui";
import { useState, type FormEvent, type ReactElement } from "react";
import { cartFields, cartPaths } from "../../contract/cartForms.ts";
import type { ShownLine } from "../../domain/cartSync.ts";
import { useCartContext } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";
import { LineFields } from "./LineFields.tsx";

/** Props of CartQuantity. */
export interface CartQuantityProps {
  readonly line: ShownLine;
  /** Called with a quantity within the line's bounds. */
  readonly onQuantity: (quantity: number) => void;
}

/**
 * The quantity of a line as a form: its buttons send the next quantity; Enter and the small button send the typed one.
 */
export function CartQuantity({ line, onQuantity }: CartQuantityProps): ReactElement {
  const { addresses } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const isLive = useHydrated();
  const [status, setStatus] = useState("");
  const { quantity, maxPurchasableQuantity: limit } = line;
  const max = limit ?? maxTypedQuantity;
  const name = cartFields.quantityOf(line.productId);

  const handleQuantity = (newQuantity: number): void => {
    setStatus("");
    onQuantity(newQuantity);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(name);
    const parsed = typeof typed === "string" ? parseQuantity(typed) : null;
    const clamped = parsed === null ? quantity : clampQuantity(parsed, { max });
    if (clamped !== quantity) handleQuantity(clamped);
  };

  return (
    <form
      className="torg-cart-quantity"
      method="post"
      action={addresses.backend(cartPaths.updateProducts)}
      noValidate
      onSubmit={handleSubmit}
    >
      <LineFields line={line} />
      <QuantityStepper
        submits
        settles
        name={name}
        label={laterTexts.quantity}
        decreaseLabel={laterTexts.decrease}
        increaseLabel={laterTexts.increase}
        value={quantity}
        max={max}
        onQuantityChange={handleQuantity}
        onReject={() => setStatus(laterTexts.quantityKept(quantity))}
        onClamp={(requested) => setStatus(requested === limit ? laterTexts.quantityCapped(requested, limit) : "")}
      />
      <button type="submit" className="torg-cart-quantity__update" data-live={isLive ? "" : undefined}>
        {laterTexts.update}
      </button>
      <output className="torg-cart-quantity__status">{status}</output>
    </form>
  );
}
