import { type RawBuilder, sql } from "kysely";

/** The SHA-256 of a mailbox, which ignores case and a suffix after a plus. */
export function mailboxDigest(email: RawBuilder<unknown>): RawBuilder<Buffer> {
  return sql`sha256(convert_to(mailbox(${email}), 'UTF8'))`;
}
