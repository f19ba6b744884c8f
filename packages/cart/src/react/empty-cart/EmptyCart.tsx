import { cartIcon, EmptyState } from "@torg/ui";
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
    <EmptyState
      icon={cartIcon}
      words={props.words ?? words.empty}
      hint={words.emptyHint}
      ways={categories.map(({ title, link }) => ({ name: title, url: link }))}
    />
  );
}
