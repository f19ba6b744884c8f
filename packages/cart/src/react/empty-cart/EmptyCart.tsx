import { cartIcon, Icon, LinkButton } from "@torg/ui";
import type { ReactElement } from "react";
import type { EmptyStateCategory } from "../../domain/cart.ts";
import { useCart } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";

/** Props of EmptyCart. */
export interface EmptyCartProps {
  /** The links; default: those that the cart state has fetched. */
  readonly categories?: readonly EmptyStateCategory[];
  /** What it says; default: the words of a whole cart that is empty. */
  readonly words?: string;
}

/** What an empty cart says, with links into the shop. */
export function EmptyCart(props: EmptyCartProps): ReactElement {
  const words = useLaterCartTexts();
  const fetched = useCart((snapshot) => snapshot.categories);
  const categories = props.categories ?? fetched ?? [];
  return (
    <div className="torg-empty-cart">
      <span className="torg-empty-cart__icon">
        <Icon icon={cartIcon} />
      </span>
      <p className="torg-empty-cart__words">{props.words ?? words.empty}</p>
      {categories.length > 0 && (
        <>
          <p className="torg-empty-cart__hint">{words.emptyHint}</p>
          <ul className="torg-empty-cart__links">
            {categories.map(({ title, link }) => (
              <li key={link}>
                <LinkButton href={link}>{title}</LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
