import { Button, Checkbox, flashField, Select } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages } from "../../contract/deskPaths.ts";
import type { DeskCase } from "../../domain/cases/deskCase.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { PiecesFields } from "./PiecesFields.tsx";
import type { OrderFormProps } from "./ShipForm.tsx";
import { TaskForm } from "./TaskForm.tsx";

const grounds = ["withdrawal", "complaint", "goodwill"] as const;

/** Props of ReturnForm. */
export interface ReturnFormProps extends OrderFormProps {
  /** The case about the goods, whose pieces are preselected; left out: none are. */
  readonly from?: DeskCase | null;
}

/**
 * Takes shipped goods back. Nothing is preselected, so that the goods are counted on arrival, unless a case names them.
 */
export function ReturnForm({ order, flash, from = null }: ReturnFormProps): ReactElement {
  const { tasks, timeline } = useDeskContext().texts;
  const returnTexts = tasks.return;
  return (
    <TaskForm order={order} path="return" returnTo={from === null ? undefined : deskPages.case(from.id)}>
      <p>{order.state === "payment-gone" ? returnTexts.leadUnpaid : returnTexts.lead}</p>
      <PiecesFields
        lines={order.lines}
        leftOf={({ shipped, returned }) => shipped - returned}
        chosenOf={({ id }) => from?.chosen.find(({ lineId }) => lineId === id)?.quantity ?? 0}
        flash={flash}
      />
      <Select
        label={returnTexts.ground}
        options={grounds.map((value) => ({ value, label: timeline.grounds[value] }))}
        {...flashField(flash, deskFields.ground, from?.kind === "complaint" ? "complaint" : "withdrawal")}
      />
      <Checkbox
        name={deskFields.isRestocked}
        value="1"
        hint={returnTexts.restockedHint}
        defaultChecked={flash?.values[deskFields.isRestocked] === "1"}
      >
        {returnTexts.restocked}
      </Checkbox>
      <Button type="submit">{returnTexts.submit}</Button>
    </TaskForm>
  );
}
