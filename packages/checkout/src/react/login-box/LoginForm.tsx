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
  const words = { ...laterCheckoutTexts.login, ...texts.later?.login };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [email, password] = [fields.get(checkoutFields.loginEmail), fields.get(checkoutFields.loginPassword)];
    if (typeof email === "string" && typeof password === "string") void state.logIn(email, password);
  };
  return (
    <details className="torg-login-box" open={earlier !== null}>
      <summary className="torg-checkout-opener">{words.login}</summary>
      <form method="post" action={action} onSubmit={handleSubmit}>
        <p className="torg-login-box__hint">{words.hint}</p>
        <input type="hidden" name={checkoutFields.returnTo} value={addresses.returnTo} />
        <TextField label={words.email} name={checkoutFields.loginEmail} type="email" autoComplete="username" required />
        <PasswordField
          label={words.password}
          showLabel={words.showPassword}
          name={checkoutFields.loginPassword}
          autoComplete="current-password"
          required
          error={problem === null ? earlier : (problem.text ?? words.failed)}
        />
        <Button type="submit" busy={isBusy}>
          {words.login}
        </Button>
        <p className="torg-login-box__links">
          <a href={addresses.becomeMember}>{words.becomeMember}</a>
          <a href={addresses.alreadyMember}>{words.alreadyMember}</a>
        </p>
      </form>
    </details>
  );
}
