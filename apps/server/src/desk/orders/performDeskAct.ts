import type { DeskOrder, OperatorRole } from "@torg/desk/domain";
import type { BuyingContext } from "../../buying/BuyingContext.ts";
import { performAct } from "../../fulfilment/acts/performAct.ts";
import { type Refusal, refuse } from "../../http/responses/Refusal.ts";
import { type LoggedEvent, writeOperatorLog } from "../../operators/writeOperatorLog.ts";
import { deskTexts } from "../../texts/deskTexts.ts";
import { deskRefusal } from "../deskRefusal.ts";
import { findOrderId, loadDeskOrder } from "./loadDeskOrder.ts";
import type { RequestedDeskAct } from "./requestedActs.ts";

/** The services for acts at the desk. */
export type DeskContext = Pick<BuyingContext, "db" | "jobs" | "payments">;

/** The operator or program that performs an act. */
export interface Doer extends Pick<LoggedEvent, "operatorId" | "details"> {
  readonly name: string;
  readonly role: OperatorRole;
}

/** Performs an act on an order through its life cycle, logs it, and returns the order after that. */
export async function performDeskAct(
  { db, jobs, payments }: DeskContext,
  { number, key }: { readonly number: string; readonly key: string },
  { doer, wanted }: { readonly doer: Doer; readonly wanted: RequestedDeskAct },
): Promise<DeskOrder | Refusal> {
  const { operatorId, details = {} } = doer;
  const orderId = await findOrderId(db, number);
  if (orderId === null) return refuse(404, deskTexts.noOrder);
  const supportsPartialCapture = (provider: string): boolean =>
    payments.providers.get(provider)?.supportsPartialCapture ?? true;
  const result = await performAct(
    { db, jobs, supportsPartialCapture },
    {
      orderId,
      key,
      doneBy: doer.name,
      also: (transaction) => writeOperatorLog(transaction, { operatorId, event: wanted.act.kind, orderId, details }),
      ...wanted,
    },
  );
  if (!result.ok) return deskRefusal(result.problem);
  return (await loadDeskOrder(db, orderId, doer.role)) ?? refuse(404, deskTexts.noOrder);
}
