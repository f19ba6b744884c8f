import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { PaymentContext } from "../../payments/PaymentContext.ts";
import { deliveryName } from "../../orders/placed/describeOrder.ts";
import type { PaymentProvider } from "../../providers/PaymentProvider.ts";
import { ProviderError } from "../../providers/providerHttp.ts";
import type { StoredMove, StoredOrder } from "../acts/StoredOrder.ts";
import { capturedLines } from "./capturedLines.ts";
import { claimMoneyMove } from "./claimMoneyMove.ts";
import { recordMove } from "./recordMove.ts";

/** The dependencies for moving the money of orders. */
export type MoneyContext = Pick<PaymentContext, "db" | "providers" | "warn">;

/** A move with its order and provider. */
interface MoveRequest {
  readonly stored: StoredOrder;
  readonly move: StoredMove;
  readonly provider: PaymentProvider;
  readonly providerId: string;
}

function linesOf({ stored, move }: MoveRequest) {
  const { life, lines, moves, order } = stored;
  const earlier = moves.filter(({ id, kind, done_at: done }) => id < move.id && kind === "capture" && done !== null);
  const names = { delivery: deliveryName(order), fee: order.payment_name };
  // As of the time when the move was recorded: later acts belong to the next move.
  const then = { ...life, acts: life.acts.slice(0, move.acts) };
  return capturedLines({ life: then, since: earlier.at(-1)?.acts ?? 0, lines, names }, move.amount_ore);
}

/** Asks the provider; gives its id of a capture. */
async function ask(request: MoveRequest): Promise<string | null> {
  const { stored, move, provider, providerId } = request;
  const money = { amountOre: move.amount_ore, key: move.key };
  switch (move.kind) {
    case "capture":
      return provider.capture(providerId, { ...money, lines: linesOf(request) });
    case "refund": {
      const capture = stored.moves.find(({ id }) => id === move.capture_id);
      await provider.refund(providerId, { ...money, captureId: capture?.provider_id ?? null });
      return null;
    }
    case "release":
      await provider.release(providerId, money);
      return null;
    case "cards-back":
      throw new Error("Gift cards are the shop's own.");
  }
}

/** Permanent refusals; after any other error the request may have been carried out. */
const isRefusal = ({ trouble, status }: ProviderError): boolean =>
  trouble === "refused" && status !== 408 && status !== 429;

async function storeProblem(db: Kysely<Database>, move: StoredMove, error: ProviderError): Promise<void> {
  await db
    .updateTable("money_move")
    .set({
      problem: `${error.trouble}${error.status === 0 ? "" : ` ${error.status}`}: ${error.message}`,
      is_refused: isRefusal(error),
      claimed_at: null,
    })
    .where("id", "=", move.id)
    .where("done_at", "is", null)
    .execute();
}

async function settleMove(context: MoneyContext, stored: StoredOrder, move: StoredMove): Promise<boolean> {
  const { db, providers, warn } = context;
  const { payment } = stored;
  const provider = payment === null ? undefined : providers.get(payment.provider);
  const providerId = payment?.provider_id ?? null;
  try {
    if (provider === undefined || providerId === null) {
      throw new ProviderError("no-access", "The shop has no access to the provider of the payment.");
    }
    const captureId = await ask({ stored, move, provider, providerId });
    await recordMove(db, { move, captureId, isByHand: false });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await storeProblem(db, move, error);
    const details = { orderId: move.order_id, kind: move.kind, trouble: error.trouble, status: error.status };
    warn(details, "the money of an order has to be moved again");
    return false;
  }
}

/**
 * Moves the money of an order until it matches what has happened to the order. Safe to call at any time, repeatedly and
 * concurrently. False: something is still to be moved.
 */
export async function settleOrderMoney(context: MoneyContext, orderId: number): Promise<boolean> {
  for (;;) {
    const claimed = await claimMoneyMove(context.db, orderId);
    switch (claimed.kind) {
      case "rest":
        return true;
      case "busy":
        return false;
      case "noted":
        break;
      case "claimed":
        if (!(await settleMove(context, claimed.stored, claimed.move))) return false;
    }
  }
}
