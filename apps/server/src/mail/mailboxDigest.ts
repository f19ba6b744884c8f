import { type RawBuilder, sql } from "kysely";

/** The SHA-256 by which a mailbox is known again: the same with capitals and with what stands after a plus. */
export function mailboxDigest(email: RawBuilder<unknown>): RawBuilder<Buffer> {
  return sql`sha256(convert_to(mailbox(${email}), 'UTF8'))`;
}
