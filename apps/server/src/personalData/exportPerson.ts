import { cleanPastedText } from "@torg/format/typed";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { mailboxDigest } from "../mail/mailboxDigest.ts";
import type { Sealing } from "../secrets/createSealing.ts";
import { isOneOfIds, type Person, personOf } from "./personOf.ts";

/** Everything that the shop stores about a person, as the rows of each table; secrets are left out. */
export type PersonExport = Readonly<Record<string, readonly unknown[]>>;

/** Statements for the acts on their orders, and the money moved for them. */
const actStatements = (orders: Person["orders"]) => {
  const ofOrder = isOneOfIds("order_id", orders);
  return {
    order_act: sql`
      SELECT to_jsonb(a) - '{key,done_by}'::text[] || jsonb_build_object(
        'lines', (SELECT coalesce(jsonb_agg(to_jsonb(l) - 'act_id' ORDER BY l.position), '[]')
          FROM order_act_line l WHERE l.act_id = a.id),
        'credit_note', (SELECT to_jsonb(n) - 'act_id' FROM credit_note n WHERE n.act_id = a.id)) AS data
      FROM order_act a WHERE ${ofOrder} ORDER BY a.id`,
    // A note is about the buyer; its author is not the buyer's data.
    order_note: sql`
      SELECT jsonb_build_object('order_id', w.order_id, 'text', w.text, 'created_at', w.created_at) AS data
      FROM order_note w WHERE ${ofOrder} ORDER BY w.id`,
    money_move: sql`
      SELECT jsonb_build_object('order_id', m.order_id, 'kind', m.kind, 'amount_ore', m.amount_ore,
        'done_at', m.done_at) AS data
      FROM money_move m WHERE ${ofOrder} ORDER BY m.id`,
  } as const;
};

/** Statements for a person's account, and for requests made with its mail address. */
const accountStatements = ({ isTheirs, customers }: Person) =>
  ({
    customer: sql`SELECT to_jsonb(c) - '{password_hash,bankid_digest}'::text[] AS data FROM customer c WHERE ${isOneOfIds("id", customers)}`,
    account_letter: sql`
      SELECT to_jsonb(m) - '{id,token_hash}'::text[] AS data FROM account_letter m
      WHERE ${isTheirs} OR ${isOneOfIds("customer_id", customers)} ORDER BY m.id`,
    product_watch: sql`
      SELECT to_jsonb(w) - '{id,token}'::text[] AS data FROM product_watch w WHERE ${isTheirs} ORDER BY w.id`,
    club_application: sql`SELECT to_jsonb(a) AS data FROM club_application a WHERE ${isTheirs}`,
    known_device: sql`
      SELECT jsonb_build_object('seen_at', d.seen_at) AS data FROM known_device d
      WHERE ${isOneOfIds("customer_id", customers)} ORDER BY d.seen_at`,
  }) as const;

const statements = (person: Person, email: string) => {
  const { isTheirs, customers, orders, sessions } = person;
  const ofSession = isOneOfIds("session_id", sessions);
  return {
    ...accountStatements(person),
    order: sql`
      SELECT to_jsonb(o) - '{session_id,cart_key,access_token}'::text[] || jsonb_build_object(
        'lines', (SELECT coalesce(jsonb_agg(to_jsonb(l) ORDER BY l.position), '[]') FROM order_line l WHERE l.order_id = o.id),
        'codes', (SELECT coalesce(jsonb_agg(to_jsonb(d)), '[]') FROM discount_use d WHERE d.order_id = o.id)) AS data
      FROM "order" o WHERE ${isOneOfIds("id", orders)} ORDER BY o.id`,
    payment: sql`
      SELECT jsonb_build_object('provider', p.provider, 'state', p.state, 'amount_ore', p.amount_ore,
        'created_at', p.created_at, 'order_id', p.order_id) AS data
      FROM payment p WHERE ${isOneOfIds("order_id", orders)} OR ${ofSession} ORDER BY p.id`,
    ...actStatements(orders),
    return_case: sql`
      SELECT to_jsonb(r) - 'digest' || jsonb_build_object(
        'lines', (SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM return_case_line l WHERE l.case_id = r.id),
        'pictures', (SELECT coalesce(jsonb_agg(encode(i.content, 'base64') ORDER BY i.position), '[]')
          FROM return_case_image i WHERE i.case_id = r.id)) AS data
      FROM return_case r WHERE ${isOneOfIds("order_id", orders)} ORDER BY r.id`,
    withdrawal: sql`
      SELECT to_jsonb(w) - 'digest' || jsonb_build_object(
        'lines', (SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM withdrawal_line l WHERE l.withdrawal_id = w.id)) AS data
      FROM withdrawal w WHERE ${isOneOfIds("order_id", orders)} OR ${isTheirs} ORDER BY w.id`,
    review: sql`
      SELECT to_jsonb(v) - 'request_uuid' AS data
      FROM review v JOIN review_request q ON q.uuid = v.request_uuid WHERE ${isOneOfIds("q.order_id", orders)} ORDER BY v.id`,
    recall_letter: sql`
      SELECT jsonb_build_object('order_id', t.order_id, 'product_id', s.product_id, 'numbers', s.numbers,
        'hazard', s.hazard, 'advice', s.advice, 'mailed_at', t.mailed_at) AS data
      FROM recall_letter t JOIN product_stop s ON s.id = t.stop_id WHERE ${isOneOfIds("t.order_id", orders)} ORDER BY t.id`,
    review_request: sql`
      SELECT to_jsonb(q) - 'uuid' AS data FROM review_request q WHERE ${isOneOfIds("q.order_id", orders)} ORDER BY q.asked_at`,
    review_refusal: sql`
      SELECT jsonb_build_object('refused_at', n.refused_at) AS data
      FROM review_refusal n WHERE n.email_digest = ${mailboxDigest(sql`${cleanPastedText(email)}::text`)}`,
    consent_choice: sql`
      SELECT to_jsonb(h) - 'session_id' AS data FROM consent_choice h WHERE ${ofSession} ORDER BY h.id`,
    session: sql`
      SELECT to_jsonb(s) - '{id,token_hash,csrf_token,cart_key,test_settings,test_checkout,test_faults}'::text[]
        || jsonb_build_object('lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('product_id', l.product_id,
          'quantity', l.quantity, 'created_at', l.created_at)), '[]') FROM cart_line l WHERE l.session_id = s.id)) AS data
      FROM session s WHERE ${isOneOfIds("id", sessions)} ORDER BY s.id`,
    session_discount: sql`
      SELECT jsonb_build_object('code', d.code, 'label', d.label, 'added_at', t.added_at) AS data
      FROM session_discount t JOIN discount d ON d.id = t.discount_id WHERE ${ofSession} ORDER BY t.added_at`,
    wish: sql`
      SELECT jsonb_build_object('product_id', w.product_id, 'created_at', w.created_at) AS data FROM wish w
      WHERE ${ofSession} OR ${isOneOfIds("customer_id", customers)} ORDER BY w.created_at DESC`,
    compare_item: sql`
      SELECT jsonb_build_object('product_id', i.product_id) AS data FROM compare_item i WHERE ${ofSession} ORDER BY i.id`,
    service_draft: sql`
      SELECT to_jsonb(f) - 'session_id' AS data FROM service_draft f WHERE ${ofSession}
        OR ${isOneOfIds("return_order_id", orders)} OR ${isOneOfIds("withdrawal_order_id", orders)}`,
  } as const;
};

/** A row with its identity number decrypted. */
function opened(row: unknown, open: Sealing["open"]): unknown {
  if (typeof row !== "object" || row === null || !("pnr" in row) || typeof row.pnr !== "string") return row;
  return { ...row, pnr: open(row.pnr) };
}

/** Collects what the shop stores about a mail address (articles 15 and 20 of the GDPR), as of one moment. */
export async function exportPerson(
  db: Kysely<Database>,
  email: string,
  { open }: Pick<Sealing, "open">,
): Promise<PersonExport> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      const found: Record<string, readonly unknown[]> = {};
      for (const [name, statement] of Object.entries(statements(await personOf(transaction, email), email))) {
        const { rows } = await sql<{ data: unknown }>`${statement}`.execute(transaction);
        found[name] = rows.map(({ data }) => opened(data, open));
      }
      return found;
    });
}
