import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { CodeSetting } from "./readCodeArguments.ts";

/** A code as it stands, amounts in ore. */
export type SetCode = Readonly<Record<string, unknown>>;

const zone = "Europe/Stockholm";

/** The beginning of a Swedish day, or of the day after it. */
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

async function addCode(db: Kysely<Database>, setting: CodeSetting): Promise<SetCode> {
  const { code, worth } = setting;
  if (worth === undefined) throw new Error(`There is no code ${code}; a new one needs to be worth something.`);
  const left_ore = worth.kind === "gift_card" ? worth.value : null;
  return db
    .insertInto("discount")
    .values({ code, label: code, ...worth, left_ore, ...changesOf(setting) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Makes a code or changes what is named of it, and answers it as it stands. What a gift card holds cannot be changed,
 * nor what kind of code it is. Throws when that is asked for.
 */
export async function setCode(db: Kysely<Database>, setting: CodeSetting): Promise<SetCode> {
  const { code, worth } = setting;
  const known = await db.selectFrom("discount").selectAll().where("code", "=", code).executeTakeFirst();
  if (known === undefined) return addCode(db, setting);
  if (worth !== undefined && (worth.kind === "gift_card" || worth.kind !== known.kind)) {
    throw new Error(`The code ${code} is one of kind ${known.kind} already; make another code.`);
  }
  const changes = { ...changesOf(setting), ...(worth === undefined ? {} : { value: worth.value }) };
  if (Object.keys(changes).length === 0) return known;
  return db.updateTable("discount").set(changes).where("code", "=", code).returningAll().executeTakeFirstOrThrow();
}
