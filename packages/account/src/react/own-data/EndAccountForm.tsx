import { Button, LinkButton, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { useAccountContext } from "../AccountProvider.tsx";
import { ConfirmPassword } from "./ConfirmPassword.tsx";

/** Props of EndAccountForm. */
export interface EndAccountFormProps {
  /** Path of the call that ends the account. */
  readonly path: string;
  /** The refused form; null if it is new. */
  readonly flash: FormFlash | null | undefined;
  /** The button's text, which says what it does. */
  readonly submit: string;
}

/** Confirms with the password an action that cannot be undone. */
export function EndAccountForm({ path, flash, submit }: EndAccountFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const { confirm } = texts.ownData;
  return (
    <form className="torg-end-account" method="post" action={addresses.backend(path)} noValidate>
      <ConfirmPassword flash={flash} hint={confirm.hint} />
      <div className="torg-end-account__actions">
        <Button type="submit" variant="danger">
          {submit}
        </Button>
        <LinkButton href={addresses.accountData} variant="quiet">
          {confirm.cancel}
        </LinkButton>
      </div>
    </form>
  );
}
