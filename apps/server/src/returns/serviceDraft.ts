import type { Kysely, Selectable, Updateable } from "kysely";
import type { Database } from "../database/Database.ts";
import type { ServiceDraftTable } from "../database/tables/serviceTables.ts";
import type { Session } from "../sessions/Session.ts";

/** What a session is in the middle of: a return, a withdrawal, or the receipt of one. */
export type ServiceDraft = Selectable<ServiceDraftTable>;

/** Reads what a session is in the middle of. */
export async function readServiceDraft(db: Kysely<Database>, session: Session | null): Promise<ServiceDraft | null> {
  if (session === null) return null;
  const draft = await db
    .selectFrom("service_draft")
    .selectAll()
    .where("session_id", "=", session.id)
    .executeTakeFirst();
  return draft ?? null;
}

/** Notes what a session is in the middle of; what is not named stays. */
export async function writeServiceDraft(
  db: Kysely<Database>,
  { id }: Session,
  change: Omit<Updateable<ServiceDraftTable>, "session_id">,
): Promise<void> {
  await db
    .insertInto("service_draft")
    .values({ session_id: id, ...change })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(change))
    .execute();
}
