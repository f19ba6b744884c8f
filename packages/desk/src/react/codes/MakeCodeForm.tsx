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
  const makeTexts = useDeskContext().texts.codes.make;
  const optional = (name: string) => ({ ...flashField(flash, name), required: false, note: makeTexts.optional });
  const short = { className: "torg-desk-form__short", autoComplete: "off" } as const;
  return (
    <DeskForm path={deskPaths.makeCode} returnTo={deskPages.codes}>
      <TextField
        label={makeTexts.code}
        hint={makeTexts.codeHint}
        maxLength={40}
        autoComplete="off"
        {...flashField(flash, deskFields.discountCode)}
      />
      <TextField label={makeTexts.label} hint={makeTexts.labelHint} maxLength={200} {...optional(deskFields.label)} />
      <TextField
        label={makeTexts.percent}
        inputMode="numeric"
        {...short}
        {...flashField(flash, deskFields.percent)}
        required={false}
      />
      <TextField
        label={makeTexts.amount}
        inputMode="decimal"
        {...short}
        {...flashField(flash, deskFields.amount)}
        required={false}
      />
      <TextField label={makeTexts.from} type="date" {...short} {...optional(deskFields.from)} />
      <TextField label={makeTexts.until} type="date" {...short} {...optional(deskFields.until)} />
      <TextField label={makeTexts.uses} inputMode="numeric" {...short} {...optional(deskFields.uses)} />
      <TextField
        label={makeTexts.perCustomer}
        inputMode="numeric"
        {...short}
        {...optional(deskFields.usesPerCustomer)}
      />
      <Checkbox name={deskFields.isFixed} value="1" defaultChecked={flash?.values[deskFields.isFixed] === "1"}>
        {makeTexts.isFixed}
      </Checkbox>
      <Button type="submit">{makeTexts.submit}</Button>
      <p>{makeTexts.cards}</p>
    </DeskForm>
  );
}
