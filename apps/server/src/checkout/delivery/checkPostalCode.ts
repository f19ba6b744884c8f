import { parsePostalCode, type PostalCodeProblem } from "@torg/format";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { orderingTexts } from "../../texts/orderingTexts.ts";

/** A postal code that goods can be delivered to, or the problem and its texts. */
export type CheckedPostalCode =
  | Extract<ReturnType<typeof parsePostalCode>, { readonly ok: true }>
  | {
      readonly ok: false;
      readonly code: PostalCodeProblem | "undeliverable";
      readonly texts: readonly string[];
      readonly handler: string | null;
    };

/** Checks the format of a postal code in its country, and whether the shop delivers there. */
export async function checkPostalCode(
  db: Kysely<Database>,
  typed: string,
  countryCode: string,
): Promise<CheckedPostalCode> {
  const parsed = parsePostalCode(typed, countryCode);
  if (!parsed.ok) return { ...parsed, texts: [orderingTexts.postalCodeInvalid], handler: null };
  const rule = await db
    .selectFrom("postal_code_rule")
    .select(["texts", "handler"])
    .where("postal_code", "=", parsed.value)
    .executeTakeFirst();
  return rule === undefined ? parsed : { ok: false, code: "undeliverable", texts: rule.texts, handler: rule.handler };
}
