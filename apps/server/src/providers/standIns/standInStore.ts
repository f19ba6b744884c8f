import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { StandInPaymentTable, StandInState } from "../../database/tables/paymentTables.ts";
import type { ProviderName } from "../PaymentProvider.ts";

/** A payment as a stand-in keeps it. */
export type StandInPayment = Selectable<StandInPaymentTable>;

/** Keeps what a payment was opened with, under an id; the same key gives the payment that was opened first, with its own. */
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

/** The payment of that id, or null. */
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

/** Puts another order in the place of the present one, while nobody has paid. False: too late. */
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

const allowed: Readonly<Record<StandInState, readonly StandInState[]>> = {
  open: [],
  failed: ["open", "failed"],
  authorised: ["open", "failed"],
  captured: ["authorised"],
  voided: ["open", "failed", "authorised", "captured"],
};

/** Moves a payment on; false when it stands where that cannot be. */
export async function moveStandIn(
  db: Kysely<Database>,
  payment: StandInPayment,
  state: StandInState,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("stand_in_payment")
    .set({ state, ...(state === "captured" ? { captures: sql<number>`captures + 1` } : {}) })
    .where("provider", "=", payment.provider)
    .where("id", "=", payment.id)
    .where("state", "in", allowed[state])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
