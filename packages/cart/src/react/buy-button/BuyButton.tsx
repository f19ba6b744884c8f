import { Button, checkIcon, Icon, type ButtonAppearance } from "@torg/ui";
import { useId, useState, type FormEvent, type ReactElement, type ReactNode } from "react";
import { addToCartPath, cartFields } from "../../contract/cartForms.ts";
import type { Buyable } from "../../domain/buying/buyable.ts";
import { buyButtonState, isPermanentObstacle, type BuyButtonState } from "../../domain/buying/buyButton.ts";
import { quantityChoices } from "../../domain/buying/quantityChoice.ts";
import { purchaseKey } from "../../domain/buying/productKey.ts";
import type { CartSnapshot, PurchaseProblem } from "../../state/cartState.ts";
import type { CartTexts } from "../../texts/sv.ts";
import { buyMarks } from "../../wire/buyMarks.ts";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { BuyBar, type BuyBarProps } from "./BuyBar.tsx";
import { HiddenFields } from "../HiddenFields.tsx";
import { QuantityChoice } from "./QuantityChoice.tsx";

/** Props of BuyButton. */
export interface BuyButtonProps extends ButtonAppearance {
  readonly product: Buyable & {
    /** The product's name, where several buttons are side by side. */
    readonly name?: string;
    /** An address supplied by the page; the addition then opens the dialog. */
    readonly addToCartUrl?: string | null;
  };
  /** Products added along with it. */
  readonly addonProductIds?: readonly number[];
  /** A bar with a second submit button, on phones once the first has left the screen. */
  readonly bar?: Pick<BuyBarProps, "name" | "price" | "chooseAddress">;
  /** Whether the quantity can be chosen beside the button. */
  readonly asksQuantity?: boolean;
  /** Form fields above the button; they send the addons instead of hidden fields for `addonProductIds`. */
  readonly children?: ReactNode;
}

function noteOf({ obstacle, max }: Pick<BuyButtonState, "obstacle" | "max">, texts: CartTexts): string | null {
  if (max !== null && (obstacle === null || obstacle === "max-reached")) return texts.maxPerCustomer(max);
  return obstacle === null || obstacle === "already-bought" ? null : texts.buyObstacles[obstacle];
}

function problemText(problem: PurchaseProblem, texts: CartTexts): string {
  return problem.code === "refused" ? problem.serverMessage : texts.purchaseProblems[problem.code];
}

/**
 * Adds a product: a form that works without script, and with script adds in place and confirms it for three seconds.
 * The link to the checkout appears in a row that is always there.
 */
export function BuyButton(props: BuyButtonProps): ReactElement {
  const { product, addonProductIds = [], asksQuantity = false, bar, children, variant = "primary", size, wide } = props;
  const { state, texts, addresses, buyEnabled } = useCartContext();
  const purchase = useCart((snapshot) => snapshot.purchases[purchaseKey(product.productId, product.variantId ?? null)]);
  const noteId = useId();
  const [quantity, setQuantity] = useState(1);
  const choices = asksQuantity && buyEnabled ? quantityChoices(product) : [];
  const viewOf = ({ optimisticCart }: CartSnapshot) =>
    buyButtonState(product, optimisticCart, { buyEnabled, phase: purchase?.phase ?? "idle" });
  // Selects single values, so that on a page full of buttons an addition re-renders only one.
  const obstacle = useCart((snapshot) => viewOf(snapshot).obstacle);
  const label = useCart((snapshot) => viewOf(snapshot).label);
  // The rest does not depend on the cart.
  const { max, showsCheckoutLink } = viewOf(state.getState());
  const note = noteOf({ obstacle, max }, texts);
  const problem = purchase?.problem ?? null;
  const isAdding = purchase?.phase === "adding";
  const isOff = isPermanentObstacle(obstacle);
  const problemMessage = problem === null ? null : problemText(problem, texts);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (obstacle !== null || isAdding) return;
    const addition = { productId: product.productId, variantId: product.variantId ?? null, addonProductIds, quantity };
    void (product.addToCartUrl ? state.addAt(product.addToCartUrl, addition) : state.add(addition));
  };

  return (
    <form
      className="torg-buy-button"
      method="post"
      action={product.addToCartUrl ?? addresses.backend(addToCartPath(product.productId))}
      data-state={label}
      data-bar={bar === undefined ? undefined : ""}
      data-wire={buyMarks.control}
      data-buys={product.productId}
      onSubmit={handleSubmit}
    >
      <HiddenFields
        fields={{ [cartFields.variant]: product.variantId ?? null, [cartFields.returnTo]: addresses.returnTo }}
      />
      {children ?? addonProductIds.map((id) => <input key={id} type="hidden" name={cartFields.addons} value={id} />)}
      {choices.length > 0 && <QuantityChoice choices={choices} quantity={quantity} onChoose={setQuantity} />}
      <Button
        type="submit"
        data-wire={buyMarks.button}
        variant={variant}
        size={size}
        wide={wide}
        disabled={isOff}
        aria-disabled={obstacle === null ? undefined : true}
        busy={isAdding}
        aria-describedby={note === null ? undefined : noteId}
      >
        {label === "added" && <Icon icon={checkIcon} />}
        {/* The busy indicator moves the text; as a new element it does not count as a layout shift. */}
        <span key={`${label} ${isAdding}`}>{texts.buyLabels[label]}</span>
      </Button>
      <p className="torg-buy-button__more">
        {note !== null && <span id={noteId}>{note}</span>}
        {showsCheckoutLink && <a href={addresses.checkout}>{texts.toCheckout}</a>}
      </p>
      {problemMessage !== null && (
        <p className="torg-buy-button__error" role="alert">
          {problemMessage}
        </p>
      )}
      {bar !== undefined && (
        <BuyBar {...bar} label={label} obstacle={obstacle} isAdding={isAdding} problem={problemMessage} />
      )}
    </form>
  );
}
