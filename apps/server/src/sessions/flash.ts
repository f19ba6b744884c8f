import { freeOrderCall, manualPaymentCall } from "@torg/checkout/contract";
import type { PageName } from "@torg/pages/contract";
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
export interface StoredForm {
  readonly path: string;
  readonly body: unknown;
  /** Details of the refusal. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A code may be worth money, and the shown order summary contains codes; no page reads these fields from the draft. */
const notStored: ReadonlySet<string> = new Set(["code", "order_shown", "order_total"]);
const isSecret = (name: string): boolean => /password|_token/.test(name) || notStored.has(name);
const isIdentity = (name: string, value: string): boolean => name.endsWith("pnr") && isIdentityNumber(value);

const orderForms: ReadonlySet<string> = new Set([freeOrderCall.path, manualPaymentCall.path]);

/**
 * Stores a refused form so that it need not be filled in again; without secrets, codes and identity numbers. A refused
 * order stays stored beside the forms that follow: its postal code, for example, is corrected in a form of its own.
 */
export async function storeForm(
  db: Kysely<Database>,
  { id, form_draft: earlier }: Session,
  form: StoredForm,
): Promise<void> {
  const fields = form.body instanceof URLSearchParams ? [...form.body] : [];
  const values = Object.fromEntries(fields.filter(([name, value]) => !isSecret(name) && !isIdentity(name, value)));
  const [path = ""] = form.path.split("?", 1);
  const order = orderForms.has(path) ? values : earlier?.order;
  const flash: StoredFlash = {
    form: path,
    values,
    errors: errorsOf(form.more?.["errors"]),
    ...(order === undefined ? {} : { order }),
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

/** What is left of a draft when its form has been shown again: the details of a refused order. */
const leftOf = ({ order }: StoredFlash): StoredFlash | null =>
  order === undefined ? null : { form: "", values: {}, errors: {}, order };

/**
 * Takes the messages and the refused form of a session; the page after that no longer gets them. The checkout gets the
 * details of a refused order each time, until the order is placed.
 */
export async function takeFlash(
  db: Kysely<Database>,
  { id, notices, form_draft: draft }: Session,
  page: PageName,
): Promise<SessionFlash> {
  const isTaken = notices.length > 0 || (draft !== null && draft.form !== "");
  if (isTaken) {
    const left = draft === null ? null : leftOf(draft);
    const changes = { notices: "[]", form_draft: left === null ? null : JSON.stringify(left) };
    await db.updateTable("session").set(changes).where("id", "=", id).execute();
  }
  if (draft === null) return { messages: notices, flash: null };
  const { form, values, errors, order } = draft;
  if (page === "checkout") return { messages: notices, flash: { form, values: { ...order, ...values }, errors } };
  return { messages: notices, flash: form === "" ? null : { form, values, errors } };
}
