import { Button, flashField, TextField, type FormFlash } from "@torg/ui";
import { type ReactElement, useId } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import type { DeskOrder } from "../../domain/deskOrder.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { PiecesFields } from "./PiecesFields.tsx";
import { TaskForm } from "./TaskForm.tsx";

/** Props of the order forms. */
export interface OrderFormProps {
  readonly order: DeskOrder;
  /** The refused form; null when it is new. */
  readonly flash?: FormFlash | null;
}

/** Carriers whose parcels can be tracked without a link, suggested while typing. */
const carriers = ["PostNord", "Bring", "DHL"] as const;

/** Ships goods: everything open unless less is chosen, in a parcel or not. */
export function ShipForm({ order, flash }: OrderFormProps): ReactElement {
  const shipTexts = useDeskContext().texts.tasks.ship;
  const carriersId = useId();
  const parcel = (name: string) => ({ ...flashField(flash, name), required: false, note: shipTexts.optional });
  return (
    <TaskForm order={order} path="ship">
      <p>{shipTexts.lead}</p>
      <PiecesFields lines={order.lines} leftOf={({ open }) => open} chosenOf={({ open }) => open} flash={flash} />
      <TextField label={shipTexts.carrier} list={carriersId} {...parcel(deskFields.carrier)} />
      <datalist id={carriersId}>
        {carriers.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <TextField label={shipTexts.parcel} autoComplete="off" {...parcel(deskFields.trackingNumber)} />
      <TextField label={shipTexts.link} hint={shipTexts.linkHint} type="url" {...parcel(deskFields.trackingLink)} />
      <Button type="submit" variant="primary">
        {shipTexts.submit}
      </Button>
    </TaskForm>
  );
}
