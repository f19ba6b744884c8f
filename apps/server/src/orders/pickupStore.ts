import { formatPostalCode } from "@torg/format";
import { openingDays } from "@torg/stores/domain";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../database/Database.ts";
import type { StoreTable } from "../database/tables/shopTables.ts";
import { pickupTexts as texts } from "../texts/pickupTexts.ts";

/** The data of the pick-up store in a mail. */
export type PickupStore = Pick<Selectable<StoreTable>, "name" | "address" | "zip" | "city" | "phone_number" | "hours">;

/** Days of opening hours in a mail. */
const shownDays = 7;

/** Reads the pick-up store of an order; null for an order that is shipped. */
export async function loadPickupStore(db: Kysely<Database>, storeId: number | null): Promise<PickupStore | null> {
  if (storeId === null) return null;
  const store = await db
    .selectFrom("store")
    .select(["name", "address", "zip", "city", "phone_number", "hours"])
    .where("id", "=", storeId)
    .executeTakeFirst();
  return store ?? null;
}

/** The address and coming opening hours of a store, line by line. `today` is a day as `2026-12-24`. */
export function pickupLines(store: PickupStore, today: string): readonly string[] {
  const { name, address, zip, city, phone_number: phone, hours } = store;
  const place = [formatPostalCode(zip), city].join(" ").trim();
  const days = hours === null ? [] : openingDays(hours, { from: today, count: shownDays });
  return [
    texts.where,
    ...[name, address, place].filter((line) => line !== ""),
    ...(phone === "" ? [] : [texts.phone(phone)]),
    ...(days.length === 0 ? [] : ["", texts.hours, ...days.map(({ date, spans }) => texts.day(date, spans))]),
  ];
}
