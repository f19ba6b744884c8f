import type { Kysely, Selectable, Updateable } from "kysely";
import type { Database } from "../database/Database.ts";
import type { ServiceDraftTable } from "../database/tables/serviceTables.ts";
import type { Session } from "../sessions/Session.ts";

/** The unfinished return or withdrawal of a session, or its last receipt. */
export type ServiceDraft = Selectable<ServiceDraftTable>;

/** Reads the draft of a session. */
export async function readServiceDraft(db: Kysely<Database>, session: Session | null): Promise<ServiceDraft | null> {
  if (session === null) return null;
  const draft = await db
    .selectFrom("service_draft")
    .selectAll()
    .where("session_id", "=", session.id)
    .executeTakeFirst();
  return draft ?? null;
}

/** Updates the draft of a session; omitted values stay. */
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
