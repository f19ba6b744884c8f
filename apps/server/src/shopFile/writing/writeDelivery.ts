import { toOre } from "@torg/format";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { type DeliveryFile, ownList } from "../schema/deliverySchema.ts";

type ConfiguredMethod = DeliveryFile["ways"][number];

const grams = (kilograms: number | undefined): number | null =>
  kilograms === undefined ? null : Math.round(kilograms * 1000);

/** The source of a way's places: a store is chosen from the shop's own, unless the file lists the options itself. */
function placesOf({ kind, places, options, chooseStore }: ConfiguredMethod): string {
  return places ?? (kind === "store" && chooseStore && options.length === 0 ? "stores" : "");
}

const rowOf = (method: ConfiguredMethod, position: number) => ({
  key: method.id,
  name: method.name,
  placeholder: method.choose,
  price_ore: toOre(method.price),
  free_from_limit: method.freeFromLimit,
  days_from: method.days?.from ?? null,
  days_to: method.days?.to ?? null,
  heaviest_grams: grams(method.heaviest),
  not_to: method.notTo,
  places_from: placesOf(method),
  image: method.image ?? null,
  description: method.description,
  is_digital: method.kind === "digital",
  is_store_pickup: method.kind === "store",
  klarna_shipping_option_id: method.providerShippingId ?? null,
  position,
  active: true,
});

/** Replaces the options and prices of a delivery method. */
async function writeDetails(
  db: Kysely<Database>,
  delivery_type_id: number,
  { options, rates }: ConfiguredMethod,
): Promise<void> {
  await db.deleteFrom("shipping_option").where("delivery_type_id", "=", delivery_type_id).execute();
  await db.deleteFrom("delivery_rate").where("delivery_type_id", "=", delivery_type_id).execute();
  if (options.length > 0) {
    const rows = options.map(({ id, name }, position) => ({ delivery_type_id, key: id, label: name, position }));
    await db.insertInto("shipping_option").values(rows).execute();
  }
  if (rates.length > 0) {
    const rows = rates.map(({ postalCodes, overKilograms, goodsFrom, price, days }, position) => ({
      delivery_type_id,
      position,
      postal_codes: postalCodes,
      over_grams: grams(overKilograms),
      goods_from_ore: goodsFrom === undefined ? null : toOre(goodsFrom),
      price_ore: toOre(price),
      days_from: days?.from ?? null,
      days_to: days?.to ?? null,
    }));
    await db.insertInto("delivery_rate").values(rows).execute();
  }
}

async function writeRefusals(db: Kysely<Database>, refused: NonNullable<DeliveryFile["refused"]>): Promise<void> {
  await db.deleteFrom("postal_code_rule").execute();
  if (refused.length === 0) return;
  const rows = refused.map(({ postalCode, says, provider }) => ({
    postal_code: postalCode,
    texts: JSON.stringify(says),
    handler: provider ?? null,
  }));
  await db.insertInto("postal_code_rule").values(rows).execute();
}

/** Writes the delivery methods; one that is no longer listed is not offered any more. */
export async function writeDelivery(db: Kysely<Database>, { ways: methods, refused }: DeliveryFile): Promise<void> {
  if (refused !== undefined) await writeRefusals(db, refused);
  const keys = methods.map(({ id }) => id);
  await db
    .updateTable("delivery_type")
    .set({ active: false })
    .where((row) => row.or([row("key", "is", null), row("key", "not in", keys)]))
    .execute();
  for (const [position, method] of methods.entries()) {
    const row = rowOf(method, position);
    const { id } = await db
      .insertInto("delivery_type")
      .values({ ...row, id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM delivery_type)` })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeDetails(db, id, method);
  }
  // Without a way that uses the list, its points are not needed.
  if (!methods.some(({ places }) => places === ownList)) await db.deleteFrom("service_point").execute();
}
