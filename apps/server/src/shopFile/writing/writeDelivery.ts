import { toOre } from "@torg/format";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { shopFileTexts } from "../../texts/shopFileTexts.ts";
import type { DeliveryFile } from "../schema/deliverySchema.ts";

type Way = DeliveryFile["ways"][number];

const rowOf = (way: Way, position: number) => ({
  key: way.id,
  name: way.name,
  placeholder: way.choose,
  price_ore: toOre(way.price),
  free_from_limit: way.freeFromLimit,
  bubble_texts: JSON.stringify(way.days === undefined ? [] : [shopFileTexts.workingDays(way.days.from, way.days.to)]),
  image: way.image ?? null,
  description: way.description,
  is_digital: way.kind === "digital",
  is_store_pickup: way.kind === "store",
  klarna_shipping_option_id: way.klarnaShippingOption ?? null,
  position,
  active: true,
});

/** Writes the ways of delivery; one that is no longer named is not offered any more. */
export async function writeDelivery(db: Kysely<Database>, { ways }: DeliveryFile): Promise<void> {
  await db
    .updateTable("delivery_type")
    .set({ active: false })
    .where((row) =>
      row.or([
        row("key", "is", null),
        row(
          "key",
          "not in",
          ways.map(({ id }) => id),
        ),
      ]),
    )
    .execute();
  for (const [position, way] of ways.entries()) {
    const row = rowOf(way, position);
    const { id } = await db
      .insertInto("delivery_type")
      .values({ ...row, id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM delivery_type)` })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.deleteFrom("shipping_option").where("delivery_type_id", "=", id).execute();
    if (way.options.length === 0) continue;
    await db
      .insertInto("shipping_option")
      .values(
        way.options.map((option, place) => ({
          delivery_type_id: id,
          key: option.id,
          label: option.name,
          position: place,
        })),
      )
      .execute();
  }
}
