import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import type { StoredFlash, StoredMessage } from "../database/tables/checkoutTables.ts";
import { isIdentityNumber } from "../secrets/isIdentityNumber.ts";
import type { Session } from "./Session.ts";

/** Stores a message for the next page of a session. */
export async function addMessage(db: Kysely<Database>, { id }: Session, message: StoredMessage): Promise<void> {
  await sql`UPDATE session SET notices = notices || ${JSON.stringify([message])}::jsonb WHERE id = ${id}`.execute(db);
}

/** A form that the next page shows again. */
export interface KeptForm {
  readonly path: string;
  readonly body: unknown;
  /** Details of the refusal. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A code may be worth money, and the shown order summary contains codes; no page reads these fields from the draft. */
const notKept: ReadonlySet<string> = new Set(["code", "order_shown", "order_total"]);
const isSecret = (name: string): boolean => /password|_token/.test(name) || notKept.has(name);
const isIdentity = (name: string, value: string): boolean => name.endsWith("pnr") && isIdentityNumber(value);

/** Stores a refused form so that it need not be filled in again; without secrets, codes and identity numbers. */
export async function keepForm(db: Kysely<Database>, { id }: Session, form: KeptForm): Promise<void> {
  const fields = form.body instanceof URLSearchParams ? [...form.body] : [];
  const values = Object.fromEntries(fields.filter(([name, value]) => !isSecret(name) && !isIdentity(name, value)));
  const flash: StoredFlash = {
    form: form.path.split("?", 1)[0] ?? "",
    values,
    errors: errorsOf(form.more?.["errors"]),
  };
  await db
    .updateTable("session")
    .set({ form_draft: JSON.stringify(flash) })
    .where("id", "=", id)
    .execute();
}

function errorsOf(value: unknown): StoredFlash["errors"] {
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value).map(([field, texts]: [string, unknown]): [string, readonly string[]] => [
    field,
    Array.isArray(texts) ? texts.map(String) : [],
  ]);
  return Object.fromEntries(entries);
}

/** The messages and draft for the page after a form. */
export interface SessionFlash {
  readonly messages: readonly StoredMessage[];
  readonly flash: StoredFlash | null;
}

/** Takes the messages and the refused form of a session; the page after that no longer gets them. */
export async function takeFlash(db: Kysely<Database>, session: Session): Promise<SessionFlash> {
  const taken = { messages: session.notices, flash: session.form_draft };
  if (session.notices.length > 0 || session.form_draft !== null) {
    await db.updateTable("session").set({ notices: "[]", form_draft: null }).where("id", "=", session.id).execute();
  }
  return taken;
}
