import { checkIcon, closeIcon, Icon } from "@torg/ui";
import type { ReactElement } from "react";
import { useCart, useCartContext } from "../CartProvider.tsx";

/** Says for five seconds that a product has been added, longer while it is pointed at or focused. */
export function AddedAlert(): ReactElement {
  const { state, texts, addresses } = useCartContext();
  const isShown = useCart((snapshot) => snapshot.isAddedAlertShown);
  return (
    <output className="torg-added-alert" data-state={isShown ? "open" : "closed"}>
      {isShown && (
        <span
          className="torg-added-alert__box"
          onPointerEnter={state.holdAddedAlert}
          onPointerLeave={state.releaseAddedAlert}
          onFocus={state.holdAddedAlert}
          onBlur={state.releaseAddedAlert}
        >
          <Icon icon={checkIcon} />
          <span>{texts.added}</span>
          <a href={addresses.checkout}>{texts.toCheckout}</a>
          <button type="button" aria-label={texts.close} onClick={state.closeAddedAlert}>
            <Icon icon={closeIcon} />
          </button>
        </span>
      )}
    </output>
  );
}
