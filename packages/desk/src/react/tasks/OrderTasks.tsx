import { Button, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import type { DeskOrder } from "../../domain/deskOrder.ts";
import type { OrderTask } from "../../domain/possibleTasks.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { CancelForm } from "./CancelForm.tsx";
import { CreditForm } from "./CreditForm.tsx";
import { Folded } from "./Folded.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { ReturnForm } from "./ReturnForm.tsx";
import { ShipForm, type OrderFormProps } from "./ShipForm.tsx";
import { TaskForm } from "./TaskForm.tsx";

/** A refused form, and its task. */
export interface RefusedTask {
  readonly task: OrderTask | "note";
  readonly flash: FormFlash;
}

/** Props of OrderTasks. */
export interface OrderTasksProps {
  readonly order: DeskOrder;
  readonly refused?: RefusedTask | null;
}

/** Tasks that take one press. */
function Presses({ order }: { readonly order: DeskOrder }): ReactElement {
  const tasksTexts = useDeskContext().texts.tasks;
  return (
    <>
      {order.tasks.includes("pick") && (
        <TaskForm order={order} path="pick">
          <Button type="submit">{tasksTexts.pick.submit}</Button>
        </TaskForm>
      )}
      {order.tasks.includes("deliver") &&
        order.underWay.map((shipment) => (
          <TaskForm key={shipment} order={order} path="deliver">
            <input type="hidden" name={deskFields.shipment} value={shipment} />
            <Button type="submit">{tasksTexts.deliver.submit(shipment)}</Button>
          </TaskForm>
        ))}
    </>
  );
}

const forms = [
  { task: "ship", Form: ShipForm },
  { task: "cancel", Form: CancelForm },
  { task: "return", Form: ReturnForm },
  { task: "credit", Form: CreditForm },
  { task: "note", Form: NoteForm },
] as const satisfies readonly { readonly task: string; readonly Form: (props: OrderFormProps) => ReactElement }[];

/** All tasks of an order: those that take one press, and forms, of which the next one is open. */
export function OrderTasks({ order, refused = null }: OrderTasksProps): ReactElement {
  const { texts } = useDeskContext();
  const next = refused?.task ?? "ship";
  const possible = forms.filter(({ task }) => task === "note" || order.tasks.includes(task));
  return (
    <div className="torg-desk-tasks">
      {order.tasks.length === 0 && <p>{texts.order.over}</p>}
      <Presses order={order} />
      {possible.map(({ task, Form }) => (
        <Folded key={task} heading={texts.tasks[task].heading} isOpen={task === next}>
          <Form order={order} flash={refused?.task === task ? refused.flash : null} />
        </Folded>
      ))}
    </div>
  );
}
