import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import { eraseAndNotify } from "./eraseAndNotify.ts";
import { erasePerson } from "./erasePerson.ts";
import { exportPerson } from "./exportPerson.ts";
import { forgetOldData } from "./forgetOldData.ts";
import { retentionPeriods } from "../texts/retentionPeriods.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const plain = { open: (stored: string) => stored };
let count = 0;

/** Inserts an order with all dependent rows; gives its id and name. */
async function writeOrder(email: string, createdAt = "2026-03-10T12:00:00+01:00") {
  count += 1;
  const name = `P${count}`;
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `INSERT INTO "order" (name, provider, payment_name, customer_type, pnr, first_name, last_name, email, mobile, address,
       zipcode, city, message, newsletter, products_ore, discount_ore, delivery_ore, vat_ore, total_ore, created_at)
     VALUES ($1, 'manual', 'Faktura', 'private', '198112289874', 'Åsa', 'Berg', $2, '0701234567', 'Storgatan 1',
       '111 22', 'Stockholm', 'Ring på', true, 10000, 0, 0, 2000, 10000, $3) RETURNING id`,
    [name, email, createdAt],
  );
  const id = rows[0]?.id ?? 0;
  await shop.database.pool.query(
    `WITH line AS (INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_ore,
         original_price_ore, total_ore, vat_percent, vat_ore) VALUES ($1, 1, 1001, 'Vara', 1, 10000, 10000, 10000, 25, 2000)),
       kept AS (INSERT INTO return_case (order_id, kind, message, digest, created_at)
         VALUES ($1, 'return', 'Trasig', decode(md5($2), 'hex'), $3) RETURNING id),
       picture AS (INSERT INTO return_case_image (case_id, position, media_type, width, height, content)
         SELECT id, 1, 'image/png', 1, 1, '\\x00' FROM kept),
       request AS (INSERT INTO review_request (uuid, reviewer, order_id, asked_at)
         VALUES (gen_random_uuid(), 'Åsa', $1, $3) RETURNING uuid)
     INSERT INTO withdrawal (order_id, name, email, is_whole_order, digest, declared_at)
     VALUES ($1, 'Åsa Berg', $4, true, decode(md5($2), 'hex'), $3)`,
    [id, name, createdAt, email],
  );
  return { id, name };
}

async function orderRow(id: number) {
  const { rows } = await shop.database.pool.query(
    `SELECT o.email, o.pnr, o.mobile, o.message, o.first_name, o.address, o.total_ore,
       (SELECT count(*)::int FROM order_line WHERE order_id = o.id) AS lines,
       (SELECT count(*)::int FROM return_case c JOIN return_case_image i ON i.case_id = c.id WHERE c.order_id = o.id) AS pictures,
       (SELECT count(*)::int FROM withdrawal WHERE order_id = o.id) AS withdrawals
     FROM "order" o WHERE id = $1`,
    [id],
  );
  return rows[0];
}

const whole = {
  email: "asa@example.se",
  pnr: "198112289874",
  first_name: "Åsa",
  address: "Storgatan 1",
  pictures: 1,
  withdrawals: 1,
};
const receipt = {
  email: "",
  pnr: "",
  mobile: "",
  message: "",
  first_name: "Åsa",
  address: "Storgatan 1",
  pictures: 0,
  withdrawals: 0,
};
const figures = { ...receipt, first_name: "", address: "", total_ore: 10000, lines: 1 };

describe("the nightly sweep of personal data", () => {
  it.each([
    ["2029-09-10T10:00:00Z", whole],
    ["2029-09-10T12:00:00Z", receipt],
    ["2033-12-31T22:59:00Z", receipt],
    ["2033-12-31T23:01:00Z", figures],
  ])("at %s has deleted what is due of an order of March 2026 and nothing more", async (now, expected) => {
    const { id } = await writeOrder("asa@example.se");
    await forgetOldData(shop.context.db, new Date(now));

    expect(await orderRow(id)).toMatchObject(expected);
  });

  it("changes nothing when it runs again", async () => {
    await writeOrder("asa@example.se");
    const now = new Date("2040-01-01T00:00:00Z");
    await forgetOldData(shop.context.db, now);

    expect([...(await forgetOldData(shop.context.db, now)).values()].every((changed) => changed === 0)).toBe(true);
  });

  it("deletes cookie choices after two years, and stand-ins and snippets when nobody can complain", async () => {
    const { pool } = shop.database;
    await pool.query(`
      INSERT INTO consent_choice (marketing, functional, chosen_at) VALUES (true, true, '2026-01-01'), (true, true, '2026-06-01');
      INSERT INTO stand_in_payment (provider, id, request_key, body, created_at) VALUES ('klarna', 'old', 'old', '{}', '2024-08-01'), ('klarna', 'new', 'new', '{}', '2024-10-01')`);
    await forgetOldData(shop.context.db, new Date("2028-03-01"));
    const { rows } = await pool.query(
      "SELECT (SELECT array_agg(chosen_at::date::text) FROM consent_choice) AS choices, (SELECT array_agg(id) FROM stand_in_payment) AS stand_ins",
    );

    expect(rows).toEqual([{ choices: ["2026-06-01"], stand_ins: ["new"] }]);
  });

  it("deletes refusals of review requests once no order is left, and attempts by older versions", async () => {
    const { pool } = shop.database;
    const refusals = async () =>
      (await pool.query("SELECT refused_at::date::text AS day FROM review_refusal ORDER BY 1")).rows;
    await writeOrder("una+shop@example.se", "2028-01-10");
    await pool.query(`
      INSERT INTO review_refusal (email_digest, refused_at) VALUES (sha256('una@example.se'), '2026-03-10'), (sha256('ebba@example.se'), '2026-03-11');
      INSERT INTO failed_try (purpose, key_hash, failures, window_started_at) VALUES ('login', '\\x01', 3, '2029-09-12T08:30:00Z'), ('login', '\\x02', 3, '2029-09-12T09:30:00Z')`);
    await forgetOldData(shop.context.db, new Date("2029-09-11T00:00:00Z"));
    expect(await refusals()).toEqual([{ day: "2026-03-10" }, { day: "2026-03-11" }]);
    await forgetOldData(shop.context.db, new Date("2029-09-12T10:00:00Z"));
    expect(await refusals()).toEqual([{ day: "2026-03-10" }]);
    expect((await pool.query("SELECT key_hash FROM failed_try")).rows).toEqual([{ key_hash: Buffer.from([2]) }]);
    await forgetOldData(shop.context.db, new Date("2031-07-11"));
    expect(await refusals()).toEqual([]);
  });

  it("deletes the address of an erasure letter that could not be sent for three days", async () => {
    const { pool } = shop.database;
    await pool.query(
      "INSERT INTO erasure_letter (email, erased_at) VALUES ('a@example.se', '2026-05-01'), ('b@example.se', '2026-05-03')",
    );
    await forgetOldData(shop.context.db, new Date("2026-05-05"));
    expect((await pool.query("SELECT email FROM erasure_letter")).rows).toEqual([{ email: "b@example.se" }]);
  });

  it("deletes the buyer of an app payment once it is no longer needed", async () => {
    const { pool } = shop.database;
    await pool.query(`
      INSERT INTO payment (provider, cart_key, amount_ore, cart_digest, buyer, app_token, created_at) VALUES
        ('swish', gen_random_uuid(), 100, '', '{"firstName":"Anna"}', 'old', '2026-05-01'),
        ('swish', gen_random_uuid(), 100, '', '{"firstName":"Anna"}', 'new', '2026-05-04')`);
    await forgetOldData(shop.context.db, new Date("2026-05-05"));
    const { rows } = await pool.query("SELECT buyer, app_token FROM payment WHERE provider = 'swish' ORDER BY id");
    expect(rows).toEqual([
      { buyer: null, app_token: null },
      { buyer: { firstName: "Anna" }, app_token: "new" },
    ]);
  });

  it("follows the periods on the privacy page", async () => {
    const { rows } = await shop.database.pool.query<{ html: string }>(
      "SELECT html FROM content_page WHERE slug LIKE '%integritet'",
    );
    const html = rows[0]?.html ?? "";

    expect(retentionPeriods).toMatchObject({
      complaintYears: 3,
      deliveryMonths: 6,
      bookkeepingYears: 7,
      consentYears: 2,
    });
    for (const promise of [
      "så länge du kan reklamera, tre år från leveransen, som vi räknar till högst ett halvår efter",
      "Sparas i tre år och ett halvår från att du skickat in det",
      "sparas som ett avtryck av adressen, så att vi inte frågar igen: i tre år och ett halvår, och så länge ett köp",
      "tills vi skickat mejlet som bekräftar det, högst fyra dagar",
      "i sju år efter året då du handlade",
      "Sparas i två år",
    ]) {
      expect(html).toContain(promise);
    }
  });
});

describe("a person's data", () => {
  it("are exported completely, without secrets, and without anyone else's", async () => {
    const { name } = await writeOrder("kim@example.se");
    await writeOrder("other@example.se");
    const found = await exportPerson(shop.context.db, "\u202aKIM@example.se\u202c ", plain);

    expect(found["order"]).toMatchObject([{ name, address: "Storgatan 1", lines: [{ name: "Vara" }] }]);
    expect(found["return_case"]).toMatchObject([{ message: "Trasig", pictures: ["AA=="] }]);
    expect(found["withdrawal"]).toHaveLength(1);
    expect(JSON.stringify(found)).not.toMatch(/other@|password_hash|access_token|cart_key/);
  });

  it("are erased except for the receipt, which can no longer be found by the address", async () => {
    const { id } = await writeOrder("lo@example.se");
    const other = await writeOrder("other@example.se");
    await erasePerson(shop.context.db, "Lo@example.se");

    expect(await orderRow(id)).toMatchObject({ ...receipt, withdrawals: 1, lines: 1 });
    expect(await orderRow(other.id)).toMatchObject({ email: "other@example.se", pictures: 1 });
    expect(Object.values(await exportPerson(shop.context.db, "lo@example.se", plain)).flat()).toEqual([]);
  });

  it("include operators' notes about their orders, without the author, and are erased with the rest", async () => {
    const { pool } = shop.database;
    const { rows: operators } = await pool.query<{ id: number }>(
      `INSERT INTO operator (email, name, role, password_hash, code_key) VALUES ('pia@example.se', 'Pia Ståhl', 'seller', '', '') RETURNING id`,
    );
    const note = async (id: number) =>
      pool.query(
        `WITH act AS (INSERT INTO order_act (order_id, position, key, kind, done_by) VALUES ($1, 1, 'k', 'pick', 'Pia Ståhl'))
         INSERT INTO order_note (order_id, operator_id, key, text, created_at) VALUES ($1, $2, 'n', 'Vill hämta själv', '2026-03-10')`,
        [id, operators[0]?.id],
      );
    const notes = async (): Promise<number> => (await pool.query("SELECT FROM order_note")).rowCount ?? 0;
    const { id } = await writeOrder("nils@example.se");
    await note(id);
    const found = await exportPerson(shop.context.db, "nils@example.se", plain);
    expect(found["order_note"]).toMatchObject([{ order_id: id, text: "Vill hämta själv" }]);
    expect(JSON.stringify(found)).not.toContain("Ståhl");
    await erasePerson(shop.context.db, "nils@example.se");
    expect(await notes()).toBe(0);
    await note((await writeOrder("nils@example.se")).id);
    await forgetOldData(shop.context.db, new Date("2029-09-10T12:00:00Z"));
    expect(await notes()).toBe(0);
  });

  it("include the account with its logins and the membership, and nobody else's", async () => {
    const { db } = shop.context;
    const { cookie } = await shop.visit();
    await sql`INSERT INTO club_application (email, first_name, last_name) VALUES ('bo@example.se', 'Bo', 'Ek')`.execute(
      db,
    );
    await sql`INSERT INTO customer (id, email, password_hash) VALUES (900, 'bo@example.se', 'x')`.execute(db);
    await sql`UPDATE session SET customer_id = 900 WHERE id = (SELECT max(id) FROM session)`.execute(db);
    const before = await sql<{ n: number }>`SELECT count(*)::int AS n FROM customer`.execute(db);

    expect(await erasePerson(db, "bo@example.se")).toMatchObject({
      ok: true,
      erased: { customer: 1, club_application: 1, session: 1 },
    });
    const after = await sql<{ n: number }>`SELECT count(*)::int AS n FROM customer`.execute(db);
    expect(after.rows[0]?.n).toBe((before.rows[0]?.n ?? 0) - 1);
    expect(cookie).not.toBe("");
  });

  it("are not erased while an order is being paid", async () => {
    const { id } = await writeOrder("moa@example.se");
    await shop.database.pool.query(`UPDATE "order" SET state = 'awaiting_payment' WHERE id = $1`, [id]);

    expect(await erasePerson(shop.context.db, "moa@example.se")).toEqual({ ok: false, code: "being-paid" });
    expect(await orderRow(id)).toMatchObject({ email: "moa@example.se", pictures: 1 });
  });

  it("are not erased while a letter about an order or a withdrawal waits, until it is sent or has failed", async () => {
    const { pool } = shop.database;
    const { id } = await writeOrder("iris@example.se", new Date().toISOString());
    const waits = { ok: false, code: "letter-waiting" };
    await pool.query("UPDATE withdrawal SET mailed_at = now() WHERE order_id = $1", [id]);
    expect(await erasePerson(shop.context.db, "iris@example.se")).toEqual(waits);
    await pool.query(`UPDATE "order" SET mailed_at = now() WHERE id = $1`, [id]);
    await pool.query("UPDATE withdrawal SET mailed_at = NULL WHERE order_id = $1", [id]);
    expect(await erasePerson(shop.context.db, "iris@example.se")).toEqual(waits);
    expect(await orderRow(id)).toMatchObject({ email: "iris@example.se", pictures: 1 });
    await pool.query("UPDATE withdrawal SET declared_at = now() - interval '73 hours' WHERE order_id = $1", [id]);
    expect(await erasePerson(shop.context.db, "iris@example.se")).toMatchObject({ ok: true });
  });

  it("are erased once when the letter of the command fails, and repeating it sends the letter", async () => {
    await writeOrder("siv@example.se");
    const sent: string[] = [];
    const broken = { send: () => Promise.reject(new Error("No mail server.")) };
    const working = { send: async ({ to }: { readonly to: string }) => void sent.push(to) };
    const erase = (mailer: typeof broken | typeof working) => eraseAndNotify(shop.context.db, mailer, "Siv@example.se");
    expect(await erase(broken)).toMatchObject({ ok: true, erased: { order: 1 }, unsent: "No mail server." });
    expect(await erase(working)).toMatchObject({ ok: true, erased: { order: 0 }, unsent: null });
    expect(await erase(working)).toMatchObject({ ok: true, unsent: null });
    expect(sent).toEqual(["Siv@example.se"]);
  });
});

describe("a session in which somebody has ordered to a person's address", () => {
  const ordered = async (email: string, customer: number | null) => {
    const { pool } = shop.database;
    const { sessionId } = await shop.visit();
    const { id } = await writeOrder(email);
    await pool.query(`UPDATE "order" SET session_id = $1 WHERE id = $2`, [sessionId, id]);
    await pool.query("UPDATE session SET customer_id = $1, order_message = 'Till kalaset' WHERE id = $2", [
      customer,
      sessionId,
    ]);
    return { id, sessionId };
  };
  const held = async (sessionId: number) =>
    (
      await shop.database.pool.query(
        `SELECT customer_id, (SELECT count(*)::int FROM "order" o WHERE o.session_id = session.id) AS orders
         FROM session WHERE id = $1`,
        [sessionId],
      )
    ).rows;

  it("belongs to another customer who is logged in there: not exported, not erased, and blocking nothing", async () => {
    const { pool } = shop.database;
    await pool.query("INSERT INTO customer (id, email, password_hash) VALUES (901, 'bengt@example.se', 'x')");
    const { sessionId } = await ordered("xenia@example.se", 901);
    await pool.query(
      "INSERT INTO payment (provider, session_id, cart_key, amount_ore, cart_digest) VALUES ('klarna', $1, gen_random_uuid(), 1000, '')",
      [sessionId],
    );
    const found = await exportPerson(shop.context.db, "xenia@example.se", plain);
    expect([found["order"]?.length, found["session"], found["payment"]]).toEqual([1, [], []]);
    expect(await erasePerson(shop.context.db, "xenia@example.se")).toMatchObject({ ok: true, erased: { session: 0 } });
    expect(await held(sessionId)).toEqual([{ customer_id: 901, orders: 0 }]);
  });

  it("stays when a guest has ordered for others as well, and is erased when every order is the person's", async () => {
    const { pool } = shop.database;
    const mixed = await ordered("ylva@example.se", null);
    const other = await writeOrder("other@example.se");
    await pool.query(`UPDATE "order" SET session_id = $1 WHERE id = $2`, [mixed.sessionId, other.id]);
    const own = await ordered("Ylva@example.se", null);
    const { session } = await exportPerson(shop.context.db, "ylva@example.se", plain);
    expect(session).toHaveLength(1);
    expect(await erasePerson(shop.context.db, "ylva@example.se")).toMatchObject({ ok: true, erased: { session: 1 } });
    expect([await held(mixed.sessionId), await held(own.sessionId)]).toEqual([[{ customer_id: null, orders: 1 }], []]);
  });
});

describe("a session in which a guest filled in an order that was refused", () => {
  it("is exported and erased by the address in the order, unless others have ordered in it", async () => {
    const { pool } = shop.database;
    const filled = async (): Promise<number> => {
      const { sessionId } = await shop.visit();
      const draft = { form: "", values: {}, errors: {}, order: { user_email: "Tuva@example.se" } };
      await pool.query("UPDATE session SET form_draft = $1 WHERE id = $2", [JSON.stringify(draft), sessionId]);
      return sessionId;
    };
    const [own, shared] = [await filled(), await filled()];
    const other = await writeOrder("other@example.se");
    await pool.query(`UPDATE "order" SET session_id = $1 WHERE id = $2`, [shared, other.id]);
    const { session } = await exportPerson(shop.context.db, "tuva@example.se", plain);
    expect(session).toMatchObject([{ form_draft: { order: { user_email: "Tuva@example.se" } } }]);
    expect(await erasePerson(shop.context.db, "tuva@example.se")).toMatchObject({ ok: true, erased: { session: 1 } });
    const { rows } = await pool.query("SELECT id::int FROM session WHERE id IN ($1, $2)", [own, shared]);
    expect(rows).toEqual([{ id: shared }]);
  });
});

/** Tables that an export contains inside another one. */
const inside = new Map([
  ["order_line", ["order", "lines"]],
  ["discount_use", ["order", "codes"]],
  ["cart_line", ["session", "lines"]],
]);
/** What an export leaves out, and why. */
const leftOut = new Map([
  ["bankid_login", "waits for an app for some minutes, and tells of nobody"],
  ["stock_ledger", "tells of the goods in stock; what was bought stands in the lines of the order"],
  ["operator_log", "tells of whoever works in the shop; what they did stands in the acts of the order"],
  ["gift_card_ledger", "tells of the card; what it paid stands in the codes of the order"],
]);

describe("tables that reference a session, an account or an order", () => {
  const pointing = async () =>
    (
      await shop.database.pool.query<{ source: string; target: string; column: string; indexed: boolean }>(`
        SELECT c.conrelid::regclass::text AS source, c.confrelid::regclass::text AS target, a.attname AS column,
          EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1]) AS indexed
        FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.confrelid IN ('session'::regclass, 'customer'::regclass, '"order"'::regclass,
          'return_case'::regclass, 'review_request'::regclass)`)
    ).rows.map((row) => ({ ...row, source: row.source.replaceAll('"', "") }));

  it("have an index, except those that are never exported or erased", async () => {
    const scanned = (await pointing()).filter(({ indexed, source }) => !indexed && !leftOut.has(source));
    expect(scanned.map(({ source, column }) => `${source}.${column}`)).toEqual([]);
  });

  it("are all exported, or left out for a reason", async () => {
    const { pool } = shop.database;
    const { sessionId } = await shop.visit();
    const { id } = await writeOrder("allt@example.se");
    await pool.query("INSERT INTO customer (id, email, password_hash) VALUES (902, 'allt@example.se', 'x')");
    await pool.query("UPDATE session SET customer_id = 902 WHERE id = $1", [sessionId]);
    await pool.query(`UPDATE "order" SET session_id = $1 WHERE id = $2`, [sessionId, id]);
    await pool.query(
      "INSERT INTO discount_use (order_id, code, label, amount_ore) VALUES ($1, 'SOMMAR', 'Sommar', 100)",
      [id],
    );
    await pool.query(
      `WITH act AS (INSERT INTO order_act (order_id, position, key, kind) VALUES ($1, 1, 'k', 'pick')),
         who AS (INSERT INTO operator (email, name, role, password_hash, code_key)
           VALUES ('allt@example.se', 'Allt', 'seller', '', '') RETURNING id),
         note AS (INSERT INTO order_note (order_id, operator_id, key, text) SELECT $1, id, 'n', 'Allt' FROM who)
       INSERT INTO money_move (order_id, kind, amount_ore, acts) VALUES ($1, 'capture', 100, 1)`,
      [id],
    );
    await pool.query(
      `WITH stop AS (INSERT INTO product_stop (product_id, reason, is_recall, hazard, advice)
         VALUES (1001, 'Allt', true, 'Allt', 'Allt') RETURNING id)
       INSERT INTO recall_letter (stop_id, order_id) SELECT id, $1 FROM stop`,
      [id],
    );
    await pool.query(
      `WITH device AS (INSERT INTO known_device (token_hash, customer_id) VALUES (sha256('allt'), 902)),
         line AS (INSERT INTO cart_line (session_id, product_id, quantity) VALUES ($1, 1001, 1)),
         compared AS (INSERT INTO compare_item (session_id, product_id) VALUES ($1, 1001)),
         wished AS (INSERT INTO wish (session_id, product_id) VALUES ($1, 1001)),
         choice AS (INSERT INTO consent_choice (session_id, marketing, functional) VALUES ($1, true, true)),
         draft AS (INSERT INTO service_draft (session_id, withdrawal_name) VALUES ($1, 'Allt Berg')),
         letter AS (INSERT INTO account_letter (kind, email) VALUES ('login', 'allt@example.se')),
         card AS (INSERT INTO session_discount (session_id, discount_id, typed)
           SELECT $1, min(id), 'sealed:0' FROM discount)
       INSERT INTO payment (provider, session_id, cart_key, amount_ore, cart_digest)
         VALUES ('klarna', $1, gen_random_uuid(), 1000, '')`,
      [sessionId],
    );
    const found = await exportPerson(shop.context.db, "allt@example.se", plain);
    const tables = [
      ...new Set(
        (await pointing()).filter(({ target }) => /session|customer|order/.test(target)).map(({ source }) => source),
      ),
    ];
    const missing = tables.filter((table) => {
      const [name = table, part] = inside.get(table) ?? [];
      const rows: readonly unknown[] = found[name] ?? [];
      const held = part === undefined ? rows : rows.filter((row) => !JSON.stringify(row).includes(`"${part}":[]`));
      return held.length === 0 && !leftOut.has(table);
    });
    expect(missing).toEqual([]);
    expect(found).toMatchObject({ service_draft: [{ withdrawal_name: "Allt Berg" }], payment: [{ order_id: null }] });
    expect(JSON.stringify(found)).not.toContain("sealed:");
  });
});
