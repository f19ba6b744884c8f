import { parsePostalCode } from "@torg/format";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";

/** A postal code that goods can be delivered to, or what is said instead. */
export type CheckedPostalCode =
  | { readonly ok: true; readonly postalCode: string }
  | { readonly ok: false; readonly texts: readonly string[]; readonly handler: string | null };

/** Checks the form of a postal code and whether the shop delivers there. */
export async function checkPostalCode(db: Kysely<Database>, typed: string): Promise<CheckedPostalCode> {
  const digits = typed.replaceAll(/\s/g, "");
  const parsed = parsePostalCode(digits);
  if (!parsed.ok) return { ok: false, texts: [orderingTexts.postalCodeInvalid], handler: null };
  const rule = await db
    .selectFrom("postal_code_rule")
    .select(["texts", "handler"])
    .where("postal_code", "=", digits)
    .executeTakeFirst();
  if (rule !== undefined) return { ok: false, texts: rule.texts, handler: rule.handler };
  return { ok: true, postalCode: digits };
}
