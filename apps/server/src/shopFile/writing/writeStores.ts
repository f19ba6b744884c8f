import { formatDate } from "@torg/format";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { hoursTable } from "../openingHoursWords.ts";
import type { OpeningHours } from "../schema/openingHoursSchema.ts";
import type { StoreFile } from "../schema/storesSchema.ts";
import { storedHours } from "./storedHours.ts";

function rowOf(store: StoreFile, today: string, usual: OpeningHours | undefined) {
  const hours = store.openingHours ?? usual;
  return {
    key: store.id,
    code: store.code ?? null,
    name: store.name,
    city: store.city,
    address: store.address,
    zip: store.postalCode,
    lat: store.position?.latitude ?? null,
    lng: store.position?.longitude ?? null,
    phone_number: store.phone,
    email: store.email,
    hours: hours === undefined ? null : JSON.stringify(storedHours(hours)),
    opening_hours_html: hoursTable(hours, today),
    slug: store.hasPage ? store.id : null,
    only_white_goods: store.onlyWhiteGoods,
    takes_small_electricals: store.takesSmallElectricals,
    active: true,
  };
}

/**
 * Writes the stores; one that is no longer listed is not shown any more. `now` decides which exceptions have passed,
 * `hours` are the opening hours of stores without their own.
 */
export async function writeStores(
  db: Kysely<Database>,
  stores: readonly StoreFile[],
  { now, hours }: { readonly now: Date; readonly hours: OpeningHours | undefined },
): Promise<void> {
  // A withdrawn store frees its address.
  await db.updateTable("store").set({ active: false, slug: null }).execute();
  const today = formatDate(now, "short");
  for (const store of stores) {
    const row = rowOf(store, today, hours);
    await db
      .insertInto("store")
      .values({ ...row, id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM store)` })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .execute();
  }
}
