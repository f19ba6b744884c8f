import { Button, flashField, TextField } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import type { OrderFormProps } from "./ShipForm.tsx";
import { TaskForm } from "./TaskForm.tsx";

/** Lowers the price of an order without goods coming back. */
export function CreditForm({ order, flash }: OrderFormProps): ReactElement {
  const { texts } = useDeskContext();
  const creditTexts = texts.tasks.credit;
  return (
    <TaskForm order={order} path="credit">
      <p>{creditTexts.lead}</p>
      <TextField
        label={creditTexts.amount}
        hint={creditTexts.most(texts.price(order.creditableOre))}
        inputMode="decimal"
        autoComplete="off"
        className="torg-desk-form__short"
        {...flashField(flash, deskFields.amount)}
      />
      <Button type="submit">{creditTexts.submit}</Button>
    </TaskForm>
  );
}
