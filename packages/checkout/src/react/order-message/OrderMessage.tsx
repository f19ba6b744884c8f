import { TextArea } from "@torg/ui";
import { useState, type FormEvent, type ReactElement } from "react";
import { useCheckout, useCheckoutContext, useIsLive } from "../CheckoutProvider.tsx";

/** A message to the shop, behind a link until somebody wants to write one. It is saved when the field is left. */
export function OrderMessage(): ReactElement {
  const { state, texts, addresses } = useCheckoutContext();
  const isLive = useIsLive();
  const { saved, isJustSaved } = useCheckout((snapshot) => snapshot.orderMessage);
  const [text, setText] = useState(saved);
  const [isOpen, setIsOpen] = useState(saved !== "");
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void state.saveOrderMessage(text);
  };
  const handleRemove = (): void => {
    setText("");
    setIsOpen(false);
    void state.saveOrderMessage("");
  };
  return (
    <details className="torg-order-message" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="torg-checkout-opener">{texts.messageOpen}</summary>
      <form method="post" action="/api/internal/orders/update_order_message" onSubmit={handleSubmit}>
        <input type="hidden" name="return_to" value={addresses.returnTo} />
        <TextArea
          label={texts.message}
          name="order_message"
          rows={3}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => void state.saveOrderMessage(text)}
        />
        <p className="torg-order-message__end">
          {isLive ? (
            <button type="button" className="torg-checkout-opener" onClick={handleRemove}>
              {text === "" ? texts.messageCancel : texts.messageRemove}
            </button>
          ) : (
            <button type="submit" className="torg-checkout-opener">
              {texts.save}
            </button>
          )}
          <output>{isJustSaved ? texts.messageSaved : ""}</output>
        </p>
      </form>
    </details>
  );
}
