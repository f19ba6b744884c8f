import { toOre } from "@torg/format";
import type { FormEvent, ReactElement } from "react";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { HiddenFields } from "../HiddenFields.tsx";
import { useDiscountTexts } from "./useDiscountTexts.ts";

const highAmountOre = 999_900;

/** The applied codes with label and amount, each with a button that removes it. */
export function AppliedDiscounts(): ReactElement | null {
  const { state, texts, addresses, refreshCheckout } = useCartContext();
  const words = useDiscountTexts();
  const { discount, includes_vat: includesVat } = useCart((snapshot) => snapshot.cart);
  if (discount.rows.length === 0) return null;
  const handleRemove = (event: FormEvent, code: string): void => {
    event.preventDefault();
    void state.discounts.remove({ code, refreshCheckout });
  };

  return (
    <ul className="torg-discount-box__list" aria-label={words.discountList}>
      {discount.rows.map((row) => {
        const ore = toOre(includesVat ? row.discount_amount_incl_vat : row.discount_amount_excl_vat);
        return (
          <li
            key={row.code}
            className={ore > highAmountOre ? "torg-discount-box__row high-amount" : "torg-discount-box__row"}
          >
            <span className="torg-discount-box__code">{row.code}</span>
            <span className="torg-discount-box__label">
              {includesVat ? row.label : `${row.label} ${words.exclVat}`}
            </span>
            <span className="torg-discount-box__amount">{texts.reduction(ore)}</span>
            <form
              method="post"
              action="/checkoutv3/discounts/destroy"
              onSubmit={(event) => handleRemove(event, row.code)}
            >
              <HiddenFields
                fields={{ code: row.code, refresh_checkout: refreshCheckout ? 1 : 0, return_to: addresses.returnTo }}
              />
              <button
                type="submit"
                className="torg-discount-box__remove"
                aria-label={words.discountRemoveName(row.code)}
              >
                {words.discountRemove}
              </button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}
