import { formatPostalCode } from "@torg/format";
import { Button, TextField } from "@torg/ui";
import { useEffect, useRef, type FormEvent, type ReactElement } from "react";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { flashError, flashMessage } from "../../domain/checkoutFlash.ts";
import type { PostalCodeTrouble } from "../../state/checkoutState.ts";
import type { CheckoutTexts } from "../../texts/sv.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

function troubleText(trouble: PostalCodeTrouble, texts: CheckoutTexts): string {
  return trouble.code === undefined ? (trouble.text ?? texts.unknownProblem) : texts.postalCodeProblems[trouble.code];
}

/** The postal code that delivery is shown for. */
export function PostalCodeBlock(): ReactElement {
  const { state, texts, addresses, flash } = useCheckoutContext();
  const saved = useCheckout((snapshot) => snapshot.data.delivery_checkout?.session.postal_code ?? "");
  const trouble = useCheckout((snapshot) => snapshot.postalCodeTrouble);
  const field = useRef<HTMLInputElement>(null);
  const earlier = flashError(flash, "postal_code") ?? flashMessage(flash, "postal-code");
  const error = trouble === null ? earlier : troubleText(trouble, texts);
  useEffect(() => {
    if (trouble?.code === "in-the-way") field.current?.focus();
  }, [trouble]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // What stands in the field counts, also when it was typed before this part was awake.
    const typed = new FormData(event.currentTarget).get("postal_code");
    if (typeof typed === "string") void state.submitPostalCode(typed);
  };
  return (
    <form
      className="torg-postal-code"
      method="post"
      action={addresses.backend(checkoutPaths.updatePostalCode)}
      noValidate
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="return_to" value={addresses.returnTo} />
      <TextField
        className="torg-postal-code__field"
        label={texts.postalCode}
        error={error}
        ref={field}
        name="postal_code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        required
        defaultValue={flash.values["postal_code"] ?? formatPostalCode(saved)}
      />
      <Button type="submit" className="torg-postal-code__send" variant={saved === "" ? "primary" : "secondary"}>
        {texts.continue}
      </Button>
    </form>
  );
}
