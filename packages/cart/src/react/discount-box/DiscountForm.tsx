import { useEffect, useId, useRef, type FormEvent, type ReactElement } from "react";
import { Button, clearField, Icon, problemIcon, useFieldText, useHydrated } from "@torg/ui";
import { openedFieldMark } from "@torg/ui/wire";
import { cartFields, cartPaths } from "../../contract/cartForms.ts";
import { useCart, useCartContext } from "../CartProvider.tsx";
import { HiddenFields } from "../HiddenFields.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";
import { useDiscountProblem } from "./useDiscountProblem.ts";

/** Props of DiscountForm. */
export interface DiscountFormProps {
  /** The server's message about a code sent by a form without script; the box is open then. */
  readonly problem?: string | null;
}

/** Whether the focus is in the box or lost: then it may be moved. Elsewhere the user's caret stays. */
function mayMoveFocus(box: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === document.body || box?.contains(focused) === true;
}

/** Adds a discount code or a gift card: a link that opens a small form, and the server's message about the code. */
export function DiscountForm({ problem = null }: DiscountFormProps): ReactElement {
  const { state, addresses, refreshCheckout } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const isLive = useHydrated();
  const isBusy = useCart((snapshot) => snapshot.discountBox.isBusy);
  const field = useRef<HTMLInputElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const code = useFieldText(field);
  const problemId = useId();
  const isUseless = isLive && code.trim() === "";
  const [problemText, dismiss] = useDiscountProblem(problem);

  const close = (): void => {
    const { current } = details;
    if (current === null) return;
    // Closing removes the focus from inside, and a slow page has disabled its button meanwhile.
    const isLost = mayMoveFocus(current);
    current.open = false;
    if (isLost) current.querySelector("summary")?.focus({ preventScroll: true });
  };
  const handleCancel = (): void => {
    dismiss();
    close();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // The field's current value: it may have been typed before this was rendered.
    const campaignCode = field.current?.value ?? "";
    if (campaignCode.trim() === "" || isBusy) return;
    dismiss();
    void state.discounts.store({ campaignCode, refreshCheckout }).then((isApplied) => {
      clearField(field.current);
      if (isApplied) close();
      // The emptied field disables the button that was pressed.
      else if (mayMoveFocus(details.current)) field.current?.focus();
    });
  };
  // If it was opened before hydration, the field still has to get the focus.
  useEffect(() => {
    if (details.current?.open === true && problem === null && mayMoveFocus(details.current)) field.current?.focus();
  }, [problem]);

  return (
    <>
      <details
        className="torg-discount-box__more"
        ref={details}
        open={problem !== null}
        onToggle={(event) => {
          if (event.currentTarget.open && mayMoveFocus(event.currentTarget)) field.current?.focus();
        }}
      >
        <summary className="torg-discount-box__opener">{laterTexts.discountOpen}</summary>
        <form
          className="torg-discount-box__form"
          method="post"
          action={addresses.backend(cartPaths.storeDiscount)}
          onSubmit={handleSubmit}
        >
          <HiddenFields
            fields={{
              [cartFields.refreshCheckout]: refreshCheckout ? 1 : 0,
              [cartFields.returnTo]: addresses.returnTo,
            }}
          />
          <input
            ref={field}
            className="torg-input torg-discount-box__field"
            name={cartFields.typedCode}
            // Marks the field to focus when the box is opened before its script is loaded; not for a refused code.
            data-wire={problem === null ? openedFieldMark : undefined}
            placeholder={laterTexts.discountPlaceholder}
            aria-label={laterTexts.discountField}
            aria-invalid={problemText !== null || undefined}
            aria-describedby={problemText === null ? undefined : problemId}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" busy={isBusy} aria-disabled={isUseless || undefined}>
            {laterTexts.discountAdd}
          </Button>
          {isLive && (
            <Button variant="quiet" onClick={handleCancel}>
              {laterTexts.discountCancel}
            </Button>
          )}
        </form>
      </details>
      <p className="torg-discount-box__problem" id={problemId} role="alert">
        {problemText !== null && <Icon icon={problemIcon} />}
        {problemText}
      </p>
    </>
  );
}
