import { Button, flashField, noFlash, Select, TextField } from "@torg/ui";
import { type ReactElement, type SyntheticEvent } from "react";
import { useStore } from "zustand";
import { returnFields } from "../../contract/returnFields.ts";
import { findOrderCall } from "../../contract/returnCalls.ts";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";
import { useFocusOnRefusal } from "../useFocusOnRefusal.ts";
import { fieldsOf } from "./fieldsOf.ts";
import type { ReturnFormProps } from "./ReturnFormProps.ts";

/** Looks up the order that the case is about. */
export function LookupForm(props: ReturnFormProps): ReactElement {
  const { state, orderNumber, orderEmail, returnOrderTypes, returnTo, withdrawalAddress, flash } = props;
  const texts = useReturnsTexts();
  const { backend } = useReturnsAddresses();
  const snapshot = useStore(state);
  const { isSending, order, orderType, failure } = snapshot;
  const { values, errors: brought } = flash ?? noFlash;
  const kind = values[returnFields.orderType] ?? orderType;
  const errors = order === null ? (failure?.errors ?? brought) : {};
  const fields = { values, errors };
  const form = useFocusOnRefusal(order === null ? snapshot : null);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = fieldsOf(event.currentTarget);
    const lookup = { orderEmail: read(returnFields.orderEmail), orderNumber: read(returnFields.orderNumber) };
    void state.find(lookup, read(returnFields.orderType));
  };
  return (
    <form
      ref={form}
      className="torg-return-form__part"
      method="post"
      action={backend(findOrderCall.path)}
      // Missing values are reported beside their fields, in the shop's own words.
      noValidate
      onSubmit={handleSubmit}
    >
      {returnTo !== undefined && <input type="hidden" name={returnFields.returnTo} value={returnTo} />}
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        {...flashField(fields, returnFields.orderEmail, orderEmail)}
      />
      <TextField
        label={texts.orderNumber}
        inputMode="numeric"
        autoComplete="off"
        {...flashField(fields, returnFields.orderNumber, orderNumber)}
      />
      <Select
        label={texts.type}
        name={returnFields.orderType}
        options={Object.entries(returnOrderTypes).map(([value, label]) => ({ value, label }))}
        {...(kind === "" ? {} : { defaultValue: kind })}
        error={errors[returnFields.orderType]?.join(" ")}
      />
      {withdrawalAddress !== undefined && (
        <p className="torg-return-form__right">
          {texts.withdrawInstead} <a href={withdrawalAddress}>{texts.withdrawLink}</a>.
        </p>
      )}
      <Button type="submit" variant={order === null ? "primary" : "secondary"} busy={isSending && order === null}>
        {texts.find}
      </Button>
    </form>
  );
}
