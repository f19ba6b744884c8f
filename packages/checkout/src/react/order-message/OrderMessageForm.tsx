import { clearField, TextArea, useFieldText, useHydrated } from "@torg/ui";
import { openedFieldMark } from "@torg/ui/wire";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { checkoutMarks } from "../../wire/checkoutMarks.ts";
import type { CheckoutSnapshot, CheckoutState } from "../../state/checkoutState.ts";
import { laterCheckoutTexts } from "../../texts/laterSv.ts";
import type { CheckoutTexts } from "../../texts/sv.ts";

/**
 * Props of OrderMessageForm. Everything is passed as props, so that it shares no file with a page that loads it later.
 */
export interface OrderMessageFormProps {
  readonly state: CheckoutState;
  readonly texts: CheckoutTexts;
  /** The form's address without script. */
  readonly action: string;
  readonly returnTo: string;
  readonly message: CheckoutSnapshot["orderMessage"];
  /** The text of an attempt without script, and why it was refused. */
  readonly earlier: { readonly text: string | null; readonly error: string | null };
}

/** A message to the shop, behind a link until the buyer wants to write one. It is saved when the field is left. */
export function OrderMessageForm({
  state,
  texts,
  action,
  returnTo,
  message,
  earlier,
}: OrderMessageFormProps): ReactElement {
  const { saved, isJustSaved } = message;
  const orderMessageTexts = { ...laterCheckoutTexts.orderMessage, ...texts.later?.orderMessage };
  const isLive = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDetailsElement>(null);
  const text = useFieldText(field);
  // The text saved before the page loaded; the field itself holds later changes.
  const [first] = useState(earlier.text ?? saved);
  const [isSent, setIsSent] = useState(false);
  const save = (): void => {
    setIsSent(true);
    // The field's current value: it may have been typed before this was rendered.
    void state.saveOrderMessage(field.current?.value ?? "");
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  const clearing = useId();
  const handleRemove = (event: FormEvent): void => {
    event.preventDefault();
    clearField(field.current);
    const { current: details } = root;
    if (details !== null) {
      // The pressed button is hidden by this; in browsers where a press does not focus a button, no focus is lost.
      const isFocusLost = details.contains(document.activeElement);
      details.open = false;
      if (isFocusLost) details.querySelector("summary")?.focus();
    }
    void state.saveOrderMessage("");
  };
  // An empty field has just been opened, perhaps before its script had loaded, and gets the focus.
  const takeFocus = (): void => {
    if (root.current?.open === true && field.current?.value === "") field.current.focus();
  };
  useEffect(takeFocus, []);
  const canRemove = isLive || first !== "";
  return (
    <details className="torg-order-message" ref={root} open={first !== ""} onToggle={takeFocus}>
      <summary className="torg-checkout-opener">{orderMessageTexts.open}</summary>
      <form method="post" action={action} onSubmit={handleSubmit}>
        <input type="hidden" name={checkoutFields.returnTo} value={returnTo} />
        <TextArea
          label={orderMessageTexts.message}
          name={checkoutFields.orderMessage}
          data-wire={`${checkoutMarks.kept} ${openedFieldMark}`}
          rows={3}
          maxLength={1000}
          error={isSent ? null : earlier.error}
          ref={field}
          defaultValue={first}
          onBlur={save}
        />
        <p className="torg-order-message__end">
          {canRemove && (
            <button type="submit" form={clearing} className="torg-checkout-opener">
              {text === "" && isLive ? orderMessageTexts.cancel : orderMessageTexts.remove}
            </button>
          )}
          {!isLive && (
            <button type="submit" className="torg-checkout-opener">
              {orderMessageTexts.save}
            </button>
          )}
          <output>{isJustSaved ? orderMessageTexts.saved : ""}</output>
        </p>
      </form>
      {/* A form of its own: without script, the field's text would be sent along. */}
      {canRemove && (
        <form id={clearing} method="post" action={action} hidden onSubmit={handleRemove}>
          <input type="hidden" name={checkoutFields.returnTo} value={returnTo} />
          <input type="hidden" name={checkoutFields.orderMessage} value="" />
        </form>
      )}
    </details>
  );
}
