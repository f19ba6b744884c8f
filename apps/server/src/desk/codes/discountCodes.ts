import { normalizeCode, codeState, type DeskCode, type DiscountCodeInput } from "@torg/desk/domain/codes";
import { type Kysely, type Selectable, sql } from "kysely";
import type { CodeSetting } from "../../cart/codes/readCodeArguments.ts";
import { setCode } from "../../cart/codes/setCode.ts";
import type { Database } from "../../database/Database.ts";
import type { DiscountTable } from "../../database/tables/checkoutTables.ts";
import { writeOperatorLog } from "../../operators/writeOperatorLog.ts";

/** Most codes in a list. */
const maxCodes = 200;

function describeCode(row: Selectable<DiscountTable>): DeskCode {
  const terms = {
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    used: row.used,
    useLimit: row.use_limit,
  };
  return {
    id: row.id,
    code: row.code,
    label: row.label,
    kind: row.kind === "percent" ? "percent" : "amount",
    value: row.value,
    ...terms,
    customerLimit: row.customer_limit,
    state: codeState(terms, new Date()),
    isOfFile: row.of_file,
  };
}

const codes = (db: Kysely<Database>) => db.selectFrom("discount").selectAll().where("kind", "<>", "gift_card");

/** Lists the discount codes, newest first, without gift cards. */
export async function listCodes(db: Kysely<Database>): Promise<readonly DeskCode[]> {
  const rows = await codes(db).orderBy("id", "desc").limit(maxCodes).execute();
  return rows.map(describeCode);
}

async function readCode(db: Kysely<Database>, code: string): Promise<DeskCode | null> {
  const row = await codes(db).where("code", "=", code).executeTakeFirst();
  return row === undefined ? null : describeCode(row);
}

function settingOf({ code, label, percent, amountOre, ...terms }: DiscountCodeInput): CodeSetting {
  const { uses, usesPerCustomer, from, until } = terms;
  return {
    code: normalizeCode(code),
    label: label.trim() || undefined,
    worth: percent === null ? { kind: "amount", value: amountOre ?? 0 } : { kind: "percent", value: percent },
    uses,
    usesPerCustomer,
    from: from || null,
    until: until || null,
  };
}

/** Creates a valid code, by the rules of the command; null when the name is taken. */
export async function makeCode(
  db: Kysely<Database>,
  {
    wanted,
    isFixed,
    operatorId,
  }: { readonly wanted: DiscountCodeInput; readonly isFixed: boolean; readonly operatorId: number },
): Promise<DeskCode | null> {
  const setting = { ...settingOf(wanted), removable: !isFixed };
  return db.transaction().execute(async (transaction) => {
    // Serialises two operators who create the same code.
    await sql`SELECT pg_advisory_xact_lock(hashtext('torg.discount-codes'))`.execute(transaction);
    const isSameCode = sql<boolean>`(code = ${setting.code} OR code_hash = gift_card_hash(${setting.code}))`;
    const taken = await transaction.selectFrom("discount").select("id").where(isSameCode).executeTakeFirst();
    if (taken !== undefined) return null;
    await setCode(transaction, setting);
    const made = await readCode(transaction, setting.code ?? "");
    if (made === null) return null;
    const details = { code: made.code, kind: made.kind, value: made.value };
    await writeOperatorLog(transaction, { operatorId, event: "make-code", details });
    return made;
  });
}

/** A code that has ended; "of-file" when it comes from shop.json, which alone can end it. */
export type EndCodeResult =
  | { readonly ok: true; readonly discount: DeskCode }
  | { readonly ok: false; readonly code: "no-code" | "of-file" };

/** Ends a code now, unless it has ended. */
export async function endCode(
  db: Kysely<Database>,
  { id, operatorId }: { readonly id: number; readonly operatorId: number },
): Promise<EndCodeResult> {
  return db.transaction().execute(async (transaction) => {
    const row = await codes(transaction).where("id", "=", id).forUpdate().executeTakeFirst();
    if (row === undefined) return { ok: false, code: "no-code" };
    if (row.of_file) return { ok: false, code: "of-file" };
    const code = describeCode(row);
    if (code.state === "ended") return { ok: true, discount: code };
    await transaction
      .updateTable("discount")
      .set({ ends_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
    await writeOperatorLog(transaction, { operatorId, event: "end-code", details: { code: row.code } });
    return { ok: true, discount: (await readCode(transaction, row.code)) ?? code };
  });
}
