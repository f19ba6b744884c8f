import type { OrderAct } from "@torg/orders/domain";
import type { Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { OrderActRequest } from "./OrderActRequest.ts";

/** The columns of an act besides its kind. */
function actColumns(act: OrderAct) {
  switch (act.kind) {
    case "ship":
      return { carrier: act.parcel?.carrier ?? null, tracking_number: act.parcel?.trackingNumber ?? "" };
    case "deliver":
      return { shipment: act.shipment };
    case "return":
      return { ground: act.ground, is_restocked: act.isRestocked };
    case "credit":
      return { amount_ore: act.amountOre };
    case "pick":
    case "cancel":
      return {};
  }
}

/** Inserts an act as the next one of its order; gives its id. */
export async function insertAct(
  db: Transaction<Database>,
  { orderId, key, parcelLink = "", doneBy = "" }: Omit<OrderActRequest, "act" | "also">,
  { act, position }: { readonly act: OrderAct; readonly position: number },
): Promise<number> {
  const { id } = await db
    .insertInto("order_act")
    .values({
      order_id: orderId,
      position,
      key,
      kind: act.kind,
      done_by: doneBy,
      ...(act.kind === "ship" ? { tracking_url: parcelLink } : {}),
      ...actColumns(act),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const pieces = "pieces" in act ? act.pieces : [];
  if (pieces.length > 0) {
    await db
      .insertInto("order_act_line")
      .values(
        pieces.map(({ lineId, quantity }, index) => ({ act_id: id, position: index + 1, line_id: lineId, quantity })),
      )
      .execute();
  }
  return id;
}
