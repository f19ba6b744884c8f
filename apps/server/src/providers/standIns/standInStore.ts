import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { StandInPaymentTable, StandInState } from "../../database/tables/paymentTables.ts";
import type { ProviderName } from "../PaymentProvider.ts";

/** A payment stored by a stand-in. */
export type StandInPayment = Selectable<StandInPaymentTable>;

/** Stores the request that opened a payment, under an id; an existing key gives the payment opened first. */
export async function openStandIn(
  db: Kysely<Database>,
  provider: ProviderName,
  opened: { readonly id: string; readonly key: string; readonly body: unknown },
): Promise<StandInPayment> {
  const body = JSON.stringify(opened.body);
  await db
    .insertInto("stand_in_payment")
    .values({ provider, id: opened.id, request_key: opened.key, body })
    .onConflict((conflict) => conflict.columns(["provider", "request_key"]).doNothing())
    .execute();
  return db
    .selectFrom("stand_in_payment")
    .selectAll()
    .where("provider", "=", provider)
    .where("request_key", "=", opened.key)
    .executeTakeFirstOrThrow();
}

/** The payment with that id, or null. */
export async function findStandIn(
  db: Kysely<Database>,
  provider: ProviderName,
  id: string,
): Promise<StandInPayment | null> {
  const row = await db
    .selectFrom("stand_in_payment")
    .selectAll()
    .where("provider", "=", provider)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the order of an unpaid payment. False: too late. */
export async function changeStandIn(db: Kysely<Database>, payment: StandInPayment, body: unknown): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("stand_in_payment")
    .set({ body: JSON.stringify(body) })
    .where("provider", "=", payment.provider)
    .where("id", "=", payment.id)
    .where("state", "in", ["open", "failed"])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Stores what a stand-in has noted about a payment besides its money. */
export async function rewriteStandIn(db: Kysely<Database>, payment: StandInPayment, body: unknown): Promise<void> {
  await db
    .updateTable("stand_in_payment")
    .set({ body: JSON.stringify(body) })
    .where("provider", "=", payment.provider)
    .where("id", "=", payment.id)
    .execute();
}

/** Records the shopper's action: paid or declined. False: not possible in the current state. */
export async function decideStandIn(
  db: Kysely<Database>,
  payment: StandInPayment,
  state: "authorised" | "failed",
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("stand_in_payment")
    .set({ state })
    .where("provider", "=", payment.provider)
    .where("id", "=", payment.id)
    .where("state", "in", ["open", "failed"])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The money of a payment in a stand-in, in öre. */
export interface StandInMoney {
  /** Reserved at the payment. */
  readonly heldOre: number;
  readonly capturedOre: number;
  readonly refundedOre: number;
  /** Reserved, neither captured nor released. */
  readonly leftOre: number;
}

/** A request of the shop to move money in a stand-in. */
export interface StandInMoneyMove {
  readonly kind: "capture" | "refund" | "release";
  readonly amountOre: number;
  /** Idempotency key: a retry is done once. */
  readonly key: string;
  readonly heldOre: number;
}

const isHeld = ({ state }: StandInPayment): boolean => state !== "open" && state !== "failed";

/** Sums the money moved so far in a payment of a given amount. */
export async function standInMoney(
  db: Kysely<Database>,
  payment: StandInPayment,
  sumOre: number,
): Promise<StandInMoney> {
  const rows = await db
    .selectFrom("stand_in_move")
    .select(["kind", "amount_ore"])
    .where("provider", "=", payment.provider)
    .where("payment_id", "=", payment.id)
    .execute();
  const sumOf = (kind: StandInMoneyMove["kind"]): number =>
    rows.reduce((sum, row) => sum + (row.kind === kind ? row.amount_ore : 0), 0);
  const heldOre = isHeld(payment) ? sumOre : 0;
  const [capturedOre, refundedOre] = [sumOf("capture"), sumOf("refund")];
  return { heldOre, capturedOre, refundedOre, leftOre: heldOre - capturedOre - sumOf("release") };
}

/**
 * The state of a payment after money has moved: captured when nothing is left to capture, voided when all was returned.
 */
function stateOf({ capturedOre, refundedOre, leftOre }: StandInMoney): StandInState {
  if (leftOre > 0) return "authorised";
  return capturedOre > refundedOre ? "captured" : "voided";
}

/** Moves money in a stand-in. False: there is not enough. */
export async function moveStandInMoney(
  db: Kysely<Database>,
  payment: StandInPayment,
  move: StandInMoneyMove,
): Promise<boolean> {
  const { provider, id } = payment;
  return db.transaction().execute(async (transaction) => {
    const now = await transaction
      .selectFrom("stand_in_payment")
      .selectAll()
      .where("provider", "=", provider)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const moves = transaction.selectFrom("stand_in_move").where("provider", "=", provider).where("payment_id", "=", id);
    const before = await moves.select("kind").where("request_key", "=", move.key).executeTakeFirst();
    if (before !== undefined) return before.kind === move.kind;
    const held = await standInMoney(transaction, now, move.heldOre);
    const maxOre = move.kind === "refund" ? held.capturedOre - held.refundedOre : held.leftOre;
    if (!isHeld(now) || move.amountOre <= 0 || move.amountOre > maxOre) return false;
    const { key: request_key, kind, amountOre: amount_ore } = move;
    await transaction
      .insertInto("stand_in_move")
      .values({ provider, payment_id: id, request_key, kind, amount_ore })
      .execute();
    const state = stateOf(await standInMoney(transaction, now, move.heldOre));
    await transaction
      .updateTable("stand_in_payment")
      .set({ state, ...(kind === "capture" ? { captures: sql<number>`captures + 1` } : {}) })
      .where("provider", "=", provider)
      .where("id", "=", id)
      .execute();
    return true;
  });
}
