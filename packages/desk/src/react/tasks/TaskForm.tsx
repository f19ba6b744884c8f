import type { ReactElement, ReactNode } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages, type OrderPath, pathOfOrder } from "../../contract/deskPaths.ts";
import type { DeskOrder } from "../../domain/deskOrder.ts";
import { DeskForm } from "../frame/DeskForm.tsx";

/** Props of TaskForm. */
export interface TaskFormProps {
  readonly order: Pick<DeskOrder, "number" | "version">;
  readonly path: OrderPath;
  /** The page that follows, if it is not the order's. */
  readonly returnTo?: string | undefined;
  readonly children: ReactNode;
}

/** A plain form for a task on the order as the operator saw it. */
export function TaskForm({
  order,
  path,
  returnTo = deskPages.order(order.number),
  children,
}: TaskFormProps): ReactElement {
  return (
    <DeskForm path={pathOfOrder(path, order.number)} returnTo={returnTo}>
      <input type="hidden" name={deskFields.version} value={order.version} />
      {children}
    </DeskForm>
  );
}
