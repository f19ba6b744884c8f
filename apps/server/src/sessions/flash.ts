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

const orderPaths = [freeOrderCall.path, manualPaymentCall.path];
const orderForms: ReadonlySet<string> = new Set(orderPaths);

/** Left out of a refused order's details: the terms are accepted anew, and the postal code has a form of its own. */
const notOfDetails: ReadonlySet<string> = new Set(["order_accept_terms", "user_zipcode"]);

/** What remains in the column `form_draft` of the form that it held before: the details of a refused order. */
const storedDetails = sql`CASE WHEN form_draft ? 'order' THEN jsonb_build_object('order', form_draft -> 'order') END`;

/** What remains in the column `form_draft` once an order is placed: another form, without the order's details. */
export const draftAfterOrder = sql`CASE WHEN form_draft ->> 'form' <> ALL (${["", ...orderPaths]}::text[])
  THEN form_draft - 'order' END`;

/**
 * Stores a refused form so that it need not be filled in again; without secrets, codes and identity numbers. The
 * details of a refused order stay stored beside the forms that follow: its postal code, for example, is corrected in
 * another.
 */
export async function storeForm(db: Kysely<Database>, { id }: Session, form: StoredForm): Promise<void> {
  const fields = form.body instanceof URLSearchParams ? [...form.body] : [];
  const safeFields = fields.filter(([name, value]) => !isSecret(name) && !isIdentity(name, value));
  const [path = ""] = form.path.split("?", 1);
  const flash = { form: path, values: Object.fromEntries(safeFields), errors: errorsOf(form.more?.["errors"]) };
  const order = Object.fromEntries(safeFields.filter(([name]) => !notOfDetails.has(name)));
  const stored = JSON.stringify(orderForms.has(path) ? { ...flash, order } : flash);
  await sql`
    UPDATE session SET form_draft = coalesce(${storedDetails}, '{}') || ${stored}::jsonb WHERE id = ${id}`.execute(db);
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

/**
 * Takes the messages and the refused form of a session; the page after that no longer gets them. The checkout gets the
 * details of a refused order each time, until the order is placed or another page is visited.
 */
export async function takeFlash(
  db: Kysely<Database>,
  { id, notices, form_draft: draft }: Session,
  page: PageName,
): Promise<SessionFlash> {
  const isAtCheckout = page === "checkout";
  const isTaken = notices.length > 0 || (draft !== null && (draft.form !== "" || !isAtCheckout));
  if (isTaken) {
    // Read from the row: an order or a logout may have dropped the details since the session was read.
    const left = isAtCheckout ? sql`${storedDetails} || ${JSON.stringify(noForm)}::jsonb` : sql`NULL`;
    await sql`UPDATE session SET notices = '[]', form_draft = ${left} WHERE id = ${id}`.execute(db);
  }
  if (draft === null) return { messages: notices, flash: null };
  const { form, values, errors, order } = draft;
  if (isAtCheckout) return { messages: notices, flash: { form, values: { ...order, ...values }, errors } };
  return { messages: notices, flash: form === "" ? null : { form, values, errors } };
}

const noForm = { form: "", values: {}, errors: {} };
