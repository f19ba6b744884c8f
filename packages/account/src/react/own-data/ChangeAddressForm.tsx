import { Button, flashField, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { ConfirmPassword } from "./ConfirmPassword.tsx";

/** Props of ChangeAddressForm. */
export interface ChangeAddressFormProps {
  /** The refused form; null if it is new. */
  readonly flash: FormFlash | null | undefined;
}

/** Requests another e-mail address, with the password; it applies once the new address is confirmed. */
export function ChangeAddressForm({ flash }: ChangeAddressFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const addressTexts = texts.ownData.overview.address;
  return (
    <form className="torg-end-account" method="post" action={addresses.backend(accountPaths.changeAddress)} noValidate>
      <TextField
        label={addressTexts.email}
        type="email"
        autoComplete="email"
        {...flashField(flash, accountFields.email)}
      />
      <ConfirmPassword flash={flash} />
      <div className="torg-end-account__actions">
        <Button type="submit">{addressTexts.submit}</Button>
      </div>
    </form>
  );
}
