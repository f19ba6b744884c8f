import { Button, Checkbox, flashField, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages, deskPaths } from "../../contract/deskPaths.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { DeskForm } from "../frame/DeskForm.tsx";

/** Props of MakeCodeForm. */
export interface MakeCodeFormProps {
  /** The refused form; null when it is new. */
  readonly flash: FormFlash | null;
}

/** Creates a discount code: its value, when it is valid, and how often. */
export function MakeCodeForm({ flash }: MakeCodeFormProps): ReactElement {
  const words = useDeskContext().texts.codes.make;
  const optional = (name: string) => ({ ...flashField(flash, name), required: false, note: words.optional });
  const short = { className: "torg-desk-form__short", autoComplete: "off" } as const;
  return (
    <DeskForm path={deskPaths.makeCode} returnTo={deskPages.codes}>
      <TextField
        label={words.code}
        hint={words.codeHint}
        maxLength={40}
        autoComplete="off"
        {...flashField(flash, deskFields.discountCode)}
      />
      <TextField label={words.label} hint={words.labelHint} maxLength={200} {...optional(deskFields.label)} />
      <TextField
        label={words.percent}
        inputMode="numeric"
        {...short}
        {...flashField(flash, deskFields.percent)}
        required={false}
      />
      <TextField
        label={words.amount}
        inputMode="decimal"
        {...short}
        {...flashField(flash, deskFields.amount)}
        required={false}
      />
      <TextField label={words.from} type="date" {...short} {...optional(deskFields.from)} />
      <TextField label={words.until} type="date" {...short} {...optional(deskFields.until)} />
      <TextField label={words.uses} inputMode="numeric" {...short} {...optional(deskFields.uses)} />
      <TextField label={words.perCustomer} inputMode="numeric" {...short} {...optional(deskFields.usesPerCustomer)} />
      <Checkbox name={deskFields.isFixed} value="1" defaultChecked={flash?.values[deskFields.isFixed] === "1"}>
        {words.isFixed}
      </Checkbox>
      <Button type="submit">{words.submit}</Button>
      <p>{words.cards}</p>
    </DeskForm>
  );
}
