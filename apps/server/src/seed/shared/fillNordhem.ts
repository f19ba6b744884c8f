import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { writeShopParts } from "../../shopFile/writing/writeShopFolder.ts";
import { readNordhem } from "./readNordhem.ts";

/** The gift card of the contract; a real one gets an unguessable code from a command. It ends with the other codes. */
const giftCard = {
  code: "PRESENT500",
  label: "Presentkort",
  kind: "gift_card",
  value: 50_000,
  left_ore: 50_000,
  of_file: true,
};

/** Without access to any provider all are replaced by stand-ins. */
const withoutAccess = { providers: [] };

/** Writes the fictitious shop, with every payment method in its file. */
export async function fillNordhem(db: Kysely<Database>, data: "demo" | "reference"): Promise<void> {
  await writeShopParts(db, readNordhem(data), { payments: withoutAccess, now: new Date() });
  await db.insertInto("discount").values(giftCard).execute();
}
