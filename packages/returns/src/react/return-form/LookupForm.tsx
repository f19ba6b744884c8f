import { Button, Select, TextField } from "@torg/ui";
import { type ReactElement, type SyntheticEvent } from "react";
import { useStore } from "zustand";
import { findOrderCall } from "../../contract/index.ts";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";
import { fieldProps } from "./fieldProps.ts";
import { fieldsOf } from "./fieldsOf.ts";
import { noFlash } from "./ReturnFlash.ts";
import type { ReturnFormProps } from "./ReturnFormProps.ts";

/** Finds the order that the case is about. */
export function LookupForm(props: ReturnFormProps): ReactElement {
  const { state, orderName, orderEmail, returnOrderTypes, returnTo, withdrawalAddress, flash } = props;
  const texts = useReturnsTexts();
  const { backend } = useReturnsAddresses();
  const { isSending, order, orderType, failure } = useStore(state);
  const { values, errors: brought } = flash ?? noFlash;
  const kind = values["return_order_type"] ?? orderType;
  const errors = order === null ? (failure?.errors ?? brought) : {};
  const fields = { values, errors };
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = fieldsOf(event.currentTarget);
    const lookup = { order_email: read("order_email"), order_name: read("order_name") };
    void state.find(lookup, read("return_order_type"));
  };
  return (
    <form className="torg-return-form__part" method="post" action={backend(findOrderCall.path)} onSubmit={handleSubmit}>
      {returnTo !== undefined && <input type="hidden" name="return_to" value={returnTo} />}
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        {...fieldProps(fields, "order_email", orderEmail)}
      />
      <TextField
        label={texts.orderNumber}
        inputMode="numeric"
        autoComplete="off"
        {...fieldProps(fields, "order_name", orderName)}
      />
      <Select
        label={texts.type}
        name="return_order_type"
        options={Object.entries(returnOrderTypes).map(([value, label]) => ({ value, label }))}
        {...(kind === "" ? {} : { defaultValue: kind })}
        error={errors["return_order_type"]?.join(" ")}
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
