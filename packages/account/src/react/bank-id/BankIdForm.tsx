import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of BankIdForm. */
export interface BankIdFormProps {
  /** The page to go to after logging in. */
  readonly returnTo: string;
  /** The button's text. Default: the text for logging in. */
  readonly label?: string;
  /** Whether it is the page's main action. */
  readonly isFirst?: boolean;
}

/** The button that starts a BankID login, as a plain form. */
export function BankIdForm({ returnTo, label, isFirst = false }: BankIdFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  return (
    <form method="post" action={addresses.backend(accountPaths.startBankId)}>
      <input type="hidden" name={accountFields.purpose} value="login" />
      <input type="hidden" name={accountFields.returnTo} value={returnTo} />
      <Button type="submit" wide {...(isFirst ? { variant: "primary" } : {})}>
        {label ?? texts.bankId.logIn}
      </Button>
    </form>
  );
}
