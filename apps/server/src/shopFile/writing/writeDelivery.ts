import { toOre } from "@torg/format";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { type DeliveryFile, ownList } from "../schema/deliverySchema.ts";

type Way = DeliveryFile["ways"][number];

const grams = (kilograms: number | undefined): number | null =>
  kilograms === undefined ? null : Math.round(kilograms * 1000);

/** The source of a way's places: a store is chosen from the shop's own, unless the file lists the options itself. */
function placesOf({ kind, places, options, chooseStore }: Way): string {
  return places ?? (kind === "store" && chooseStore && options.length === 0 ? "stores" : "");
}

const rowOf = (way: Way, position: number) => ({
  key: way.id,
  name: way.name,
  placeholder: way.choose,
  price_ore: toOre(way.price),
  free_from_limit: way.freeFromLimit,
  days_from: way.days?.from ?? null,
  days_to: way.days?.to ?? null,
  heaviest_grams: grams(way.heaviest),
  not_to: way.notTo,
  places_from: placesOf(way),
  image: way.image ?? null,
  description: way.description,
  is_digital: way.kind === "digital",
  is_store_pickup: way.kind === "store",
  klarna_shipping_option_id: way.providerShippingId ?? null,
  position,
  active: true,
});

/** Replaces the options and prices of a way of delivery. */
async function writeDetails(db: Kysely<Database>, delivery_type_id: number, { options, rates }: Way): Promise<void> {
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

/** Writes the ways of delivery; one that is no longer listed is not offered any more. */
export async function writeDelivery(db: Kysely<Database>, { ways, refused }: DeliveryFile): Promise<void> {
  if (refused !== undefined) await writeRefusals(db, refused);
  const keys = ways.map(({ id }) => id);
  await db
    .updateTable("delivery_type")
    .set({ active: false })
    .where((row) => row.or([row("key", "is", null), row("key", "not in", keys)]))
    .execute();
  for (const [position, way] of ways.entries()) {
    const row = rowOf(way, position);
    const { id } = await db
      .insertInto("delivery_type")
      .values({ ...row, id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM delivery_type)` })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeDetails(db, id, way);
  }
  // Without a way that uses the list, its points are not needed.
  if (!ways.some(({ places }) => places === ownList)) await db.deleteFrom("service_point").execute();
}
