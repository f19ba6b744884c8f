import { formatPostalCodeIn, parsePostalDigits } from "@torg/format";
import { Button, TextField } from "@torg/ui";
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import { checkoutPaths } from "../../contract/checkoutPaths.ts";
import { flashError, flashMessage } from "../../domain/checkoutFlash.ts";
import type { PostalCodeError } from "../../state/checkoutState.ts";
import type { CheckoutTexts } from "../../texts/sv.ts";
import { useCheckout, useCheckoutContext, useFlash } from "../CheckoutProvider.tsx";
import { placeId } from "../order-problems/placeId.ts";
import { useProblemAt } from "../order-problems/useOrderProblems.ts";

function errorText(problem: PostalCodeError, texts: CheckoutTexts): string {
  return problem.code === undefined ? (problem.text ?? texts.unknownProblem) : texts.postalCodeProblems[problem.code];
}

/** The postal code for which delivery is shown. */
export function PostalCodeBlock(): ReactElement {
  const { state, texts, addresses } = useCheckoutContext();
  const saved = useCheckout((snapshot) => snapshot.data.delivery?.session.postalCode ?? "");
  const country = useCheckout((snapshot) => snapshot.data.countryCode);
  const problem = useCheckout((snapshot) => snapshot.postalCodeError);
  const field = useRef<HTMLInputElement>(null);
  const flashText = useFlash((flash) => flashError(flash, "deliveryPostalCode") ?? flashMessage(flash, "postal-code"));
  const submittedCode = useFlash(({ values }) => values["deliveryPostalCode"]);
  const orderProblem = useProblemAt("postal-code");
  const problemText = problem === null ? (orderProblem ?? flashText) : errorText(problem, texts);
  // The message concerns an earlier code than the one being typed.
  const refusal = useCheckout((snapshot) => snapshot.orderErrors);
  const cause = problem ?? (orderProblem === null ? flashText : refusal);
  const [correctedCause, setCorrectedCause] = useState<unknown>(undefined);
  const error = cause === correctedCause ? null : problemText;
  useEffect(() => {
    if (problem === null) return undefined;
    const focus = (): void => {
      field.current?.focus({ preventScroll: true });
      field.current?.scrollIntoView({ block: problem.code === "in-the-way" ? "center" : "nearest" });
    };
    focus();
    // A refusal arrives while the controls are disabled.
    const whenEnabled = setTimeout(focus);
    return () => clearTimeout(whenEnabled);
  }, [problem]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The field's current value counts, even if it was typed before hydration.
    const typed = new FormData(event.currentTarget).get(checkoutFields.deliveryPostalCode);
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
      <input type="hidden" name={checkoutFields.returnTo} value={addresses.returnTo} />
      <TextField
        className="torg-postal-code__field"
        label={texts.postalCode}
        error={error}
        ref={field}
        id={placeId("postal-code")}
        onChange={({ target }) => parsePostalDigits(target.value).ok && setCorrectedCause(cause)}
        name={checkoutFields.deliveryPostalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        required
        defaultValue={submittedCode ?? formatPostalCodeIn(country, saved)}
      />
      <Button type="submit" className="torg-postal-code__send" variant={saved === "" ? "primary" : "secondary"}>
        {texts.continue}
      </Button>
    </form>
  );
}
