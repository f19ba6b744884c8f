import { createToastState, Toaster, type ToastState } from "@torg/ui";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { useCart, useCartContext } from "../CartProvider.tsx";

/** Props of AddedAlert. */
export interface AddedAlertProps {
  /** The page's messages, if it has one Toaster for all of them. If left out, the alert brings its own. */
  readonly toasts?: ToastState;
}

/** Announces for five seconds that a product has been added; longer while it is hovered, focused or out of sight. */
export function AddedAlert({ toasts: shared }: AddedAlertProps): ReactElement | null {
  const { texts } = useCartContext();
  const count = useCart((snapshot) => snapshot.addedCount);
  const [own] = useState(() => createToastState());
  const toasts = shared ?? own;
  const isOpen = useCart((snapshot) => snapshot.isOpen);
  const told = useRef(0);
  const shown = useRef("");

  useEffect(() => {
    if (count === told.current) return;
    told.current = count;
    // No checkout link here: it is beside the pressed button, and at the lower edge of a phone.
    shown.current = toasts.show({ text: texts.added, tone: "positive" });
  }, [count, toasts, texts]);

  // The opened cart shows the product, so the message is not needed.
  useEffect(() => {
    if (isOpen) toasts.close(shown.current);
  }, [isOpen, toasts]);

  return shared === undefined ? <Toaster state={own} label={texts.messages} closeLabel={texts.close} /> : null;
}
