import { randomUUID } from "node:crypto";
import { orderProgress, type LineQuantity } from "@torg/orders/domain";
import type { PaymentContext } from "../payments/PaymentContext.ts";
import { performAct } from "./acts/performAct.ts";
import { loadStoredOrder } from "./acts/loadStoredOrder.ts";
import { historyBefore } from "./acts/resolveAct.ts";
import type { OrderActProblem, RequestedAct } from "./acts/OrderActRequest.ts";
import type { StoredOrder } from "./acts/StoredOrder.ts";
import { describeStoredOrder } from "./describeStoredOrder.ts";
import { listWaiting } from "./listWaiting.ts";
import { recordMove } from "./money/recordMove.ts";
import type { LinePieces, OrderCommand, OrderTask } from "./readOrderArguments.ts";

/** The dependencies of commands about orders. */
export type CommandContext = Pick<PaymentContext, "db" | "jobs" | "providers">;

/** Explanations of reasons whose code is not enough. */
const reasons: Readonly<Partial<Record<OrderActProblem["code"], string>>> = {
  "no-order": "There is no such order.",
  quote: "This is a request for a quote: nothing was sold.",
  "payment-gone": "Its payment was taken back at the provider.",
  "key-used": "This key was used for something else that was done to the order.",
  "whole-only":
    "Its provider takes the money for everything or nothing: do it to the whole order, or once the money was taken.",
  "nothing-chosen": "There is nothing left of the order that this can be done to.",
};

function reasonOf(problem: OrderActProblem): string {
  const text = reasons[problem.code] ?? `This cannot be done: ${problem.code}.`;
  if ("left" in problem) return `${text} At most ${problem.left} pieces.`;
  return "creditableOre" in problem ? `${text} At most ${problem.creditableOre / 100} kronor.` : text;
}

async function find({ db }: CommandContext, number: string): Promise<StoredOrder> {
  const order = await db.selectFrom("order").select("id").where("name", "=", number).executeTakeFirst();
  const stored = order === undefined ? null : await loadStoredOrder(db, order.id);
  if (stored === null) throw new Error("There is no such order.");
  return stored;
}

/** The pieces selected by lines; a line without a quantity means as many as possible. */
function piecesOf(
  { lines, life }: Pick<StoredOrder, "lines" | "life">,
  chosen: readonly LinePieces[] | null,
  task: OrderTask["task"],
): readonly LineQuantity[] | "all" {
  if (chosen === null) return "all";
  const progress = orderProgress(life);
  return chosen.map(({ position, quantity }) => {
    const lineId = lines.find((line) => line.position === position)?.id;
    const line = progress.lines.find((progressOfLine) => progressOfLine.line.id === lineId);
    if (lineId === undefined || line === undefined) throw new Error(`The order has no line ${position}.`);
    const max = task === "return" ? line.shipped - line.returned : line.open;
    return { lineId, quantity: quantity ?? max };
  });
}

function actOf(
  stored: Pick<StoredOrder, "lines" | "life">,
  task: OrderTask,
): { readonly act: RequestedAct; readonly parcelLink: string } | null {
  switch (task.task) {
    case "pick":
      return { act: { kind: "pick" }, parcelLink: "" };
    case "ship": {
      const { parcel, pieces } = task;
      const shown = parcel === null ? null : { carrier: parcel.carrier, trackingNumber: parcel.trackingNumber };
      const act = { kind: "ship", pieces: piecesOf(stored, pieces, "ship"), parcel: shown } as const;
      return { act, parcelLink: parcel?.link ?? "" };
    }
    case "deliver":
      return { act: { kind: "deliver", shipment: task.shipment }, parcelLink: "" };
    case "cancel":
      return { act: { kind: "cancel", pieces: piecesOf(stored, task.pieces, "cancel") }, parcelLink: "" };
    case "return": {
      const { ground, isRestocked, pieces } = task;
      return {
        act: { kind: "return", pieces: piecesOf(stored, pieces, "return"), ground, isRestocked },
        parcelLink: "",
      };
    }
    case "credit":
      return { act: { kind: "credit", amountOre: task.amountOre }, parcelLink: "" };
    default:
      return null;
  }
}

/** Records that the pending money was moved manually, at the provider or by bank transfer. */
async function moveByHand({ db }: CommandContext, { moves }: StoredOrder): Promise<void> {
  const move = moves.find(({ done_at: done }) => done === null);
  if (move === undefined) throw new Error("No money of this order is waiting to be moved.");
  await recordMove(db, { move, captureId: null, isByHand: true });
}

/** Runs a command about an order and gives the resulting order. Rejects with the reason in words. */
export async function runOrderCommand(context: CommandContext, { number, task, key }: OrderCommand): Promise<unknown> {
  const { db, jobs, providers } = context;
  if (task.task === "list") return listWaiting(db);
  const stored = await find(context, number);
  // A retry refers to the pieces that were there the first time.
  const wanted = actOf({ lines: stored.lines, life: historyBefore(stored, key) }, task);
  const orderId = stored.order.id;
  if (wanted !== null) {
    const supportsPartialCapture = (provider: string): boolean =>
      providers.get(provider)?.supportsPartialCapture ?? true;
    const request = { orderId, key: key ?? randomUUID(), ...wanted };
    const result = await performAct({ db, jobs, supportsPartialCapture }, request);
    if (!result.ok) throw new Error(reasonOf(result.problem));
  }
  if (task.task === "by-hand") await moveByHand(context, stored);
  if (task.task === "by-hand" || task.task === "money") await jobs.add("order-money", orderId, { db });
  return describeStoredOrder(await find(context, number));
}
