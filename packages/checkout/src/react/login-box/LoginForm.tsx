import { Button, PasswordField, TextField } from "@torg/ui";
import type { FormEvent, ReactElement } from "react";
import { checkoutFields } from "../../contract/checkoutFields.ts";
import type { CheckoutSnapshot, CheckoutState } from "../../state/checkoutState.ts";
import { laterCheckoutTexts } from "../../texts/laterSv.ts";
import type { CheckoutTexts } from "../../texts/sv.ts";
import type { CheckoutAddresses } from "../CheckoutProvider.tsx";

/** Props of LoginForm. Everything is passed as props, so that it shares no file with a page that loads it later. */
export interface LoginFormProps {
  readonly state: CheckoutState;
  readonly texts: CheckoutTexts;
  readonly addresses: CheckoutAddresses;
  /** The form's address without script. */
  readonly action: string;
  readonly login: CheckoutSnapshot["login"];
  /** The server's message about an attempt without script. */
  readonly earlier: string | null;
}

/** Login for members, closed at first. */
export function LoginForm({ state, texts, addresses, action, login, earlier }: LoginFormProps): ReactElement {
  const { isBusy, problem } = login;
  const loginTexts = { ...laterCheckoutTexts.login, ...texts.later?.login };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [email, password] = [fields.get(checkoutFields.loginEmail), fields.get(checkoutFields.loginPassword)];
    if (typeof email === "string" && typeof password === "string") void state.logIn(email, password);
  };
  return (
    <details className="torg-login-box" open={earlier !== null}>
      <summary className="torg-checkout-opener">{loginTexts.login}</summary>
      <form method="post" action={action} onSubmit={handleSubmit}>
        <p className="torg-login-box__hint">{loginTexts.hint}</p>
        <input type="hidden" name={checkoutFields.returnTo} value={addresses.returnTo} />
        <TextField
          label={loginTexts.email}
          name={checkoutFields.loginEmail}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          label={loginTexts.password}
          showLabel={loginTexts.showPassword}
          name={checkoutFields.loginPassword}
          autoComplete="current-password"
          required
          error={problem === null ? earlier : (problem.text ?? loginTexts.failed)}
        />
        <Button type="submit" busy={isBusy}>
          {loginTexts.login}
        </Button>
        <p className="torg-login-box__links">
          <a href={addresses.becomeMember}>{loginTexts.becomeMember}</a>
          <a href={addresses.alreadyMember}>{loginTexts.alreadyMember}</a>
        </p>
      </form>
    </details>
  );
}
