import { cartIcon, EmptyState } from "@torg/ui";
import type { ReactElement } from "react";
import type { EmptyStateCategory } from "../../domain/cart.ts";
import { useCart } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";

/** Props of EmptyCart. */
export interface EmptyCartProps {
  /** The links; default: those fetched by the cart state. */
  readonly categories?: readonly EmptyStateCategory[];
  /** Its text; default: that of a cart without any lines. */
  readonly words?: string;
}

/** The empty cart's message, with links into the shop. */
export function EmptyCart(props: EmptyCartProps): ReactElement {
  const laterTexts = useLaterCartTexts();
  const fetched = useCart((snapshot) => snapshot.categories);
  const categories = props.categories ?? fetched ?? [];
  return (
    <EmptyState
      icon={cartIcon}
      words={props.words ?? laterTexts.empty}
      hint={laterTexts.emptyHint}
      links={categories.map(({ title, link }) => ({ name: title, url: link }))}
    />
  );
}
