import { Button } from "@torg/ui";
import type { ReactElement } from "react";
import { useDeskContext } from "../DeskProvider.tsx";
import { PiecesFields } from "./PiecesFields.tsx";
import type { OrderFormProps } from "./ShipForm.tsx";
import { TaskForm } from "./TaskForm.tsx";

/** Cancels goods that were not shipped: all of them unless fewer are chosen. */
export function CancelForm({ order, flash }: OrderFormProps): ReactElement {
  const cancelTexts = useDeskContext().texts.tasks.cancel;
  return (
    <TaskForm order={order} path="cancel">
      <p>{cancelTexts.lead}</p>
      <PiecesFields lines={order.lines} leftOf={({ open }) => open} chosenOf={({ open }) => open} flash={flash} />
      <Button type="submit">{cancelTexts.submit}</Button>
    </TaskForm>
  );
}
