import { Button, flashField, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { returnFields } from "../../contract/returnFields.ts";
import { startWithdrawalCall } from "../../contract/withdrawalCalls.ts";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";

/** Props of WithdrawalStart: known values, and the refused form. */
export interface WithdrawalStartProps {
  readonly name?: string;
  readonly orderNumber?: string;
  readonly orderEmail?: string;
  readonly flash?: FormFlash | null;
}

/** The first step of a withdrawal: who withdraws, from which purchase, and where the receipt goes. A plain form. */
export function WithdrawalStart({ name, orderNumber, orderEmail, flash }: WithdrawalStartProps): ReactElement {
  const field = (key: string, known: string | undefined) => flashField(flash, key, known);
  const { backend } = useReturnsAddresses();
  const { withdrawal: texts } = useReturnsTexts();
  return (
    <form className="torg-withdrawal" method="post" action={backend(startWithdrawalCall.path)} noValidate>
      <p className="torg-withdrawal__step">{texts.step(1)}</p>
      <TextField label={texts.name} autoComplete="name" maxLength={200} {...field(returnFields.name, name)} />
      <TextField
        label={texts.orderNumber}
        hint={texts.orderHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={100}
        {...field(returnFields.orderNumber, orderNumber)}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...field(returnFields.orderEmail, orderEmail)}
      />
      <Button type="submit" variant="primary">
        {texts.next}
      </Button>
    </form>
  );
}
