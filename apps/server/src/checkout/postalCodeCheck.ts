import { parsePostalCode } from "@torg/format";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";

/** A postal code that goods can be delivered to, or what is said instead. */
export type CheckedPostalCode =
  | { readonly ok: true; readonly postalCode: string }
  | { readonly ok: false; readonly texts: readonly string[]; readonly handler: string | null };

/** How the countries besides Sweden that the shop delivers to write a postal code. */
const foreignForms: ReadonlyMap<string, RegExp> = new Map([
  ["NO", /^\d{4}$/],
  ["DK", /^\d{4}$/],
  ["FI", /^\d{5}$/],
]);

/** Whether digits have the form of a postal code of a country. */
export function isPostalCode(digits: string, countryCode: string): boolean {
  return foreignForms.get(countryCode)?.test(digits) ?? parsePostalCode(digits).ok;
}

/** Checks the form of a postal code, as the country writes it, and whether the shop delivers there. */
export async function checkPostalCode(
  db: Kysely<Database>,
  typed: string,
  countryCode: string,
): Promise<CheckedPostalCode> {
  const digits = typed.replaceAll(/\s/g, "");
  if (!isPostalCode(digits, countryCode)) return { ok: false, texts: [orderingTexts.postalCodeInvalid], handler: null };
  const rule = await db
    .selectFrom("postal_code_rule")
    .select(["texts", "handler"])
    .where("postal_code", "=", digits)
    .executeTakeFirst();
  if (rule !== undefined) return { ok: false, texts: rule.texts, handler: rule.handler };
  return { ok: true, postalCode: digits };
}
