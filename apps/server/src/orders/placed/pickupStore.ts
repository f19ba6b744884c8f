import { formatPostalCode } from "@torg/format";
import { openingDays } from "@torg/stores/domain";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { StoreTable } from "../../database/tables/shopTables.ts";
import { pickupTexts as texts } from "../../texts/pickupTexts.ts";

const columns = ["name", "address", "zip", "city", "phone_number", "hours", "slug", "active"] as const;

/** The data of the pick-up store of an order. */
export type PickupStore = Pick<Selectable<StoreTable>, (typeof columns)[number]>;

/** Days of opening hours in a mail. */
const shownDays = 7;

/** Reads the pick-up store of an order; null for an order that is shipped. */
export async function loadPickupStore(db: Kysely<Database>, storeId: number | null): Promise<PickupStore | null> {
  if (storeId === null) return null;
  const store = await db.selectFrom("store").select(columns).where("id", "=", storeId).executeTakeFirst();
  return store ?? null;
}

/** Street and place of a store, line by line. */
export function storeAddress({ address, zip, city }: Pick<PickupStore, "address" | "zip" | "city">): readonly string[] {
  return [address, [formatPostalCode(zip), city].join(" ").trim()].filter((line) => line !== "");
}

/** The address and coming opening hours of a store, line by line. `today` is a day as `2026-12-24`. */
export function pickupLines(store: PickupStore, today: string): readonly string[] {
  const { name, phone_number: phone, hours } = store;
  const days = hours === null ? [] : openingDays(hours, { from: today, count: shownDays });
  return [
    texts.where,
    ...[name].filter((line) => line !== ""),
    ...storeAddress(store),
    ...(phone === "" ? [] : [texts.phone(phone)]),
    ...(days.length === 0 ? [] : ["", texts.hours, ...days.map(({ date, spans }) => texts.day(date, spans))]),
  ];
}
