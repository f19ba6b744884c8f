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
  const [ownToasts] = useState(() => createToastState());
  const toasts = shared ?? ownToasts;
  const isOpen = useCart((snapshot) => snapshot.isOpen);
  const announcedCount = useRef(0);
  const toastId = useRef("");

  useEffect(() => {
    if (count === announcedCount.current) return;
    announcedCount.current = count;
    // No checkout link here: it is beside the pressed button, and at the lower edge of a phone.
    toastId.current = toasts.show({ text: texts.added, tone: "positive" });
  }, [count, toasts, texts]);

  // The opened cart shows the product, so the message is not needed.
  useEffect(() => {
    if (isOpen) toasts.close(toastId.current);
  }, [isOpen, toasts]);

  return shared === undefined ? <Toaster state={ownToasts} label={texts.messages} closeLabel={texts.close} /> : null;
}
