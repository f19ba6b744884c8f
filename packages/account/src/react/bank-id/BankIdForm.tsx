import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of BankIdForm. */
export interface BankIdFormProps {
  /** The address that follows when somebody has logged in. */
  readonly returnTo: string;
  /** What the button says. Default: that it logs in. */
  readonly label?: string;
  /** Whether it is what the page is for. */
  readonly isFirst?: boolean;
}

/** The button that begins a login by BankID, as a plain form. */
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
