import { Button, TextField } from "@torg/ui";
import type { FormEvent, ReactElement } from "react";
import { flashMessage } from "../../domain/checkoutFlash.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";

/** Login for members, closed at first; nothing for who is logged in. */
export function LoginBox(): ReactElement | null {
  const { state, texts, addresses, flash } = useCheckoutContext();
  const user = useCheckout((snapshot) => snapshot.data.user);
  const { isBusy, problem } = useCheckout((snapshot) => snapshot.login);
  const earlier = flashMessage(flash, "login");
  if (user !== null) return null;
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [email, password] = [fields.get("email"), fields.get("password")];
    if (typeof email === "string" && typeof password === "string") void state.logIn(email, password);
  };
  return (
    <details className="torg-login-box" open={earlier !== null}>
      <summary className="torg-checkout-opener">{texts.login}</summary>
      <form method="post" action="/konto/login_from_checkout" onSubmit={handleSubmit}>
        <p className="torg-login-box__hint">{texts.loginHint}</p>
        <input type="hidden" name="return_to" value={addresses.returnTo} />
        <TextField label={texts.email} name="email" type="email" autoComplete="username" required />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={problem === null ? earlier : (problem.text ?? texts.loginFailed)}
        />
        <Button type="submit" busy={isBusy}>
          {texts.login}
        </Button>
        <p className="torg-login-box__links">
          <a href={addresses.becomeMember}>{texts.becomeMember}</a>
          <a href={addresses.alreadyMember}>{texts.alreadyMember}</a>
        </p>
      </form>
    </details>
  );
}
