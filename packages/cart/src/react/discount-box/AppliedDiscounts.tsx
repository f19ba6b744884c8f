import { useLayoutEffect, useRef, type FormEvent, type ReactElement } from "react";
import { cartFields, cartPaths } from "../../contract/cartForms.ts";
import type { DiscountRow } from "../../domain/cart.ts";
import { isGiftCard } from "../../domain/discountParts.ts";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { HiddenFields } from "../HiddenFields.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";

/** Discounts above 9 999 kronor stand out, as the badges of products do. */
const highAmountOre = 999_900;

/** The opener of a closed box; in an open box its field, because the opener is hidden then. */
const opener = `details:not([open])>summary,[name=${cartFields.typedCode}]`;

/** The next code's button, or the control below the codes. Disabled buttons of a busy page take no focus. */
function nextStop(row: Element): HTMLElement | null {
  return (
    row.nextElementSibling?.querySelector<HTMLElement>("button:enabled") ??
    row.closest(".torg-discount-box")?.querySelector<HTMLElement>(opener) ??
    null
  );
}

/** One applied code with label and amount, and a button that removes it and passes the focus on. */
function AppliedDiscount({ row }: { readonly row: DiscountRow }): ReactElement {
  const { state, texts, addresses, refreshCheckout } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const includesVat = useCart((snapshot) => snapshot.cart.includesVat);
  const item = useRef<HTMLLIElement>(null);
  const isAsked = useRef(false);
  const ore = includesVat ? row.amountInclVatOre : row.amountExclVatOre;
  const handleRemove = (event: FormEvent): void => {
    event.preventDefault();
    isAsked.current = true;
    void state.discounts.remove({ code: row.code, refreshCheckout });
  };
  useLayoutEffect(() => {
    const { current } = item;
    // The item is still on the page when this runs. If a slow page has disabled the button, the body has the focus.
    return () => {
      const focused = document.activeElement;
      const isLost = current?.contains(focused) === true || focused === document.body;
      if (isAsked.current && isLost && current !== null) nextStop(current)?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <li ref={item} className={ore > highAmountOre ? "torg-discount-box__row high-amount" : "torg-discount-box__row"}>
      <span className="torg-discount-box__code">{row.code}</span>
      <span className="torg-discount-box__label">
        {includesVat || isGiftCard(row) ? row.label : `${row.label} ${laterTexts.exclVat}`}
        {row.giftCard && <small>{laterTexts.giftCard(row.giftCard)}</small>}
      </span>
      <span className="torg-discount-box__amount">{texts.reduction(ore)}</span>
      <form method="post" action={addresses.backend(cartPaths.destroyDiscount)} onSubmit={handleRemove}>
        <HiddenFields
          fields={{
            [cartFields.code]: row.code,
            [cartFields.refreshCheckout]: refreshCheckout ? 1 : 0,
            [cartFields.returnTo]: addresses.returnTo,
          }}
        />
        <button
          type="submit"
          className="torg-discount-box__remove"
          aria-label={laterTexts.discountRemoveName(row.code)}
        >
          {laterTexts.discountRemove}
        </button>
      </form>
    </li>
  );
}

/** The applied codes with label and amount, each with a button that removes it. */
export function AppliedDiscounts(): ReactElement | null {
  const laterTexts = useLaterCartTexts();
  const { rows } = useCart((snapshot) => snapshot.cart.discount);
  if (rows.length === 0) return null;
  return (
    <ul className="torg-discount-box__list" aria-label={laterTexts.discountList}>
      {rows.map((row) => (
        <AppliedDiscount key={row.code} row={row} />
      ))}
    </ul>
  );
}
