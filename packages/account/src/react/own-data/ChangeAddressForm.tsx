import { Button, flashField, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { ConfirmPassword } from "./ConfirmPassword.tsx";

/** Props of ChangeAddressForm. */
export interface ChangeAddressFormProps {
  /** The form as it was refused; null when it is new. */
  readonly flash: FormFlash | null | undefined;
}

/** Asks for another address, with the password; it holds once the new address has proved itself. */
export function ChangeAddressForm({ flash }: ChangeAddressFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const words = texts.ownData.overview.address;
  return (
    <form className="torg-end-account" method="post" action={addresses.backend(accountPaths.changeAddress)} noValidate>
      <TextField label={words.email} type="email" autoComplete="email" {...flashField(flash, accountFields.email)} />
      <ConfirmPassword flash={flash} />
      <div className="torg-end-account__actions">
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}
