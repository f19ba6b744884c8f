import { type Kysely, type Selectable, sql } from "kysely";
import { randomBytes } from "node:crypto";
import type { Database } from "../../database/Database.ts";
import type { DiscountTable } from "../../database/tables/checkoutTables.ts";
import type { CodeSetting } from "./readCodeArguments.ts";

/** A stored code, amounts in öre. */
export type SetCode = Readonly<Record<string, unknown>>;

const zone = "Europe/Stockholm";

/** The start of a Swedish day, or of the day after. */
const startOf = (day: string, daysLater: 0 | 1) =>
  sql<Date>`(${day}::date + ${daysLater}::integer)::timestamp AT TIME ZONE ${zone}`;

function changesOf({ label, uses, usesPerCustomer, from, until, removable }: CodeSetting) {
  return {
    ...(label === undefined ? {} : { label }),
    ...(uses === undefined ? {} : { use_limit: uses }),
    ...(usesPerCustomer === undefined ? {} : { customer_limit: usesPerCustomer }),
    ...(from === undefined ? {} : { starts_at: from === null ? null : startOf(from, 0) }),
    ...(until === undefined ? {} : { ends_at: until === null ? null : startOf(until, 1) }),
    ...(removable === undefined ? {} : { removable }),
  };
}

/** 32 letters and digits (five bits each) that are hard to confuse. */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Generates the code of a gift card: 100 bits, in groups that can be read aloud. */
function newCardCode(): string {
  const code = Array.from(randomBytes(20), (byte) => signs[byte % signs.length]).join("");
  return code.replace(/(.{5})(?=.)/g, "$1-");
}

async function addCode(db: Kysely<Database>, setting: CodeSetting): Promise<SetCode> {
  const { code, worth, label } = setting;
  if (worth === undefined) throw new Error(`There is no code ${code}; a new one needs to be worth something.`);
  const isCard = worth.kind === "gift_card";
  if (isCard && code !== null) throw new Error("A gift card gets a code that nobody can guess: leave the code out.");
  if (!isCard && code === null) throw new Error("Name the code.");
  const typed = code ?? newCardCode();
  const left_ore = isCard ? worth.value : null;
  const row = await db
    .insertInto("discount")
    .values({
      code: typed,
      label: label ?? (isCard ? "Presentkort" : typed),
      ...worth,
      left_ore,
      ...changesOf(setting),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return isCard ? { ...shown(row), gift_card_code: typed } : shown(row);
}

/** A code as printed, without the hash; a gift card's code is only shown once, when it is made. */
function shown({ code_hash: _hash, ...row }: Selectable<DiscountTable>): SetCode {
  return row;
}

/**
 * Creates a code or changes the given settings, and returns the result. A gift card is created without a code and its
 * new one is returned as `gift_card_code`; later it is found by that code or its name, `CARD-12-…`. The kind of a code
 * and the value of a gift card cannot be changed: that throws.
 */
export async function setCode(db: Kysely<Database>, setting: CodeSetting): Promise<SetCode> {
  const { code, worth } = setting;
  const isThis = sql<boolean>`(code = ${code} OR code_hash = gift_card_hash(${code}))`;
  const existing = await db.selectFrom("discount").selectAll().where(isThis).executeTakeFirst();
  if (existing === undefined) return addCode(db, setting);
  if (worth !== undefined && (worth.kind === "gift_card" || worth.kind !== existing.kind)) {
    throw new Error(`The code ${code} is one of kind ${existing.kind} already; make another code.`);
  }
  const changes = { ...changesOf(setting), ...(worth === undefined ? {} : { value: worth.value }) };
  if (Object.keys(changes).length === 0) return shown(existing);
  const changed = db.updateTable("discount").set(changes).where("id", "=", existing.id);
  return shown(await changed.returningAll().executeTakeFirstOrThrow());
}
