import type { OperatorRole } from "@torg/desk/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../account/passwords/password.ts";
import { settleOrderMoney } from "../fulfilment/money/settleOrderMoney.ts";
import { codeAt, newCodeKey } from "../operators/oneTimeCode.ts";
import type { Email } from "../mail/createMailer.ts";
import { entriesAtOnce } from "../operators/listOperatorLog.ts";
import { deskToken } from "../sessions/deskSecret.ts";
import { openOperatorSession } from "../operators/operatorSessions.ts";
import { settlePayment } from "../payments/settling/settlePayment.ts";
import { sendAnswerEmail } from "../returns/cases/sendAnswerEmail.ts";
import { formBody } from "../testing/formBody.ts";
import { paymentOf, pressStandIn, readyToPay } from "../testing/payThrough.ts";
import type { OrderingServer } from "../testing/startOrderingServer.ts";
import { startPayingServer } from "../testing/startPayingServer.ts";
import { casesAtOnce, type DeskCases, listDeskCases } from "./cases/listDeskCases.ts";
import { loadDeskCase } from "./cases/loadDeskCase.ts";
import { ordersAtOnce } from "./orders/listDeskOrders.ts";

let shop: OrderingServer;
beforeAll(async () => {
  shop = await startPayingServer([{ id: 1304, name: "HDMI-kabel 2 m", priceOre: 9_950, stock: 10_000 }]);
});
afterAll(() => shop.close());

const codeKey = newCodeKey();

async function addOperator(name: string, role: OperatorRole, password = ""): Promise<number> {
  const { id } = await shop.database.db
    .insertInto("operator")
    .values({
      email: `${name.toLowerCase()}@example.se`,
      name,
      role,
      password_hash: password === "" ? "" : await hashPassword(password),
      code_key: codeKey,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const cookieOf = (secret: string): string => `__Host-torg_desk=${secret}`;

/** An operator at the desk, using forms without script, or requesting data as a program does. */
async function atDesk(name: string, role: OperatorRole) {
  const secret = await openOperatorSession(shop.database.db, await addOperator(name, role));
  const cookie = cookieOf(secret);
  const get = (url: string) => shop.server.inject({ url, headers: { cookie, accept: "application/json" } });
  const submit = (url: string, fields: Readonly<Record<string, unknown>>, accept = "application/json") =>
    shop.server.inject({
      method: "POST",
      url,
      headers: {
        cookie,
        accept,
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        "sec-fetch-mode": "navigate",
      },
      payload: formBody(fields),
    });
  /** Submits a form with a request for data. */
  const post = (url: string, fields: Readonly<Record<string, unknown>>) =>
    shop.server.inject({
      method: "POST",
      url,
      headers: {
        cookie,
        accept: "application/json",
        "x-requested-with": "XMLHttpRequest",
        "x-csrf-token": deskToken(secret),
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: formBody(fields),
    });
  const act = (number: string, what: string, fields: Readonly<Record<string, unknown>>) =>
    post(`/butiken/ordrar/${number}/${what}`, fields);
  return { get, submit, post, act };
}

async function paidOrder(name: "klarna" | "wasa" = "klarna", quantity = 3): Promise<string> {
  const visitor = await readyToPay(shop, name, { quantity });
  const payment = await paymentOf(shop, visitor, name);
  await pressStandIn(visitor, name, { action: "complete" });
  const { orderId } = await settlePayment(shop.payments, { paymentId: payment.id, claimedId: payment.providerId });
  return String(orderId);
}

const settle = (number: string) => settleOrderMoney(shop.payments, Number(number));
const orderAddress = (number: string): string => `/butiken/data/ordrar/${number}`;

async function lineOf(number: string): Promise<number> {
  const { id } = await shop.database.db
    .selectFrom("order_line")
    .select("id")
    .where("order_id", "=", Number(number))
    .executeTakeFirstOrThrow();
  return id;
}

async function logOf(number: string): Promise<readonly unknown[]> {
  const { rows } = await shop.database.pool.query(
    "SELECT o.name, l.event FROM operator_log l JOIN operator o ON o.id = l.operator_id WHERE l.order_id = $1 ORDER BY l.id",
    [number],
  );
  return rows;
}

describe("an order at the desk", () => {
  it("is shipped in parts, cancelled and returned, and shows each act with its operator", async () => {
    const { get, act } = await atDesk("Anna", "administrator");
    const number = await paidOrder();
    const line = await lineOf(number);
    expect((await get(orderAddress(number))).json()).toMatchObject({
      number,
      version: 0,
      state: "placed",
      buyer: { email: "test@example.se" },
      lines: [{ id: line, name: "HDMI-kabel 2 m", quantity: 3, open: 3, total: 298.5 }],
      events: [{ kind: "placed" }],
      tasks: ["pick", "ship", "cancel", "credit"],
      creditable: 697.5,
      money: { provider: "klarna", total: 697.5, captured: 0, waiting: [] },
    });
    const parcel = { carrier: "PostNord", tracking_number: "0037 1" };
    const shipped = await act(number, "skicka", { version: 0, [`pieces[${line}]`]: 1, ...parcel });
    expect(shipped.json()).toMatchObject({ state: "partly-shipped", version: 1, under_way: [1] });
    await settle(number);
    expect((await act(number, "levererad", { version: 1, shipment: 1 })).json()).toMatchObject({ under_way: [] });
    await act(number, "avbestall", { version: 2, [`pieces[${line}]`]: 2 });
    await settle(number);
    await act(number, "anteckna", { version: 3, text: " Ringde: kabeln är trasig. " });
    const back = { version: 3, [`pieces[${line}]`]: "1", because: "complaint" };
    expect((await act(number, "retur", back)).json()).toMatchObject({ state: "returned", tasks: [] });
    await settle(number);
    const told = (await get(orderAddress(number))).json();
    expect(told.money).toMatchObject({ captured: 498.5, refunded: 498.5, released: 199, waiting: [] });
    const acts = told.events.filter(({ kind }: { readonly kind: string }) => kind !== "money" && kind !== "placed");
    expect(acts).toMatchObject([
      {
        kind: "ship",
        by: "Anna",
        pieces: [{ name: "HDMI-kabel 2 m", quantity: 1 }],
        parcel: { ...parcel, tracking_url: "https://tracking.postnord.com/?id=0037%201" },
      },
      { kind: "deliver", shipment: 1 },
      { kind: "cancel", pieces: [{ quantity: 2 }] },
      { kind: "note", by: "Anna", text: "Ringde: kabeln är trasig." },
      { kind: "return", because: "complaint", restocked: false, credit_note: expect.any(Number) },
    ]);
    const events = ["ship", "deliver", "cancel", "note", "return"];
    expect(await logOf(number)).toEqual(events.map((event) => ({ name: "Anna", event })));
  });

  it("is shipped once for a form that is sent twice, and not by two different acts at the same time", async () => {
    const [{ act }, other] = [await atDesk("Bodil", "seller"), await atDesk("Curt", "seller")];
    const number = await paidOrder();
    const field = `pieces[${await lineOf(number)}]`;
    const answers = await Promise.all([
      act(number, "skicka", { version: 0, [field]: 1 }),
      act(number, "skicka", { version: 0, [field]: 1 }),
    ]);
    expect(answers.map((answer) => answer.json().lines[0].shipped)).toEqual([1, 1]);
    const late = await other.act(number, "avbestall", { version: 0, [field]: 3 });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      "Någon annan har just ändrat ordern. Läs den igen innan du fortsätter.",
    ]);
    expect(await logOf(number)).toEqual([{ name: "Bodil", event: "ship" }]);
  });

  it("says in words what is not possible", async () => {
    const { act } = await atDesk("Disa", "administrator");
    const number = await paidOrder("wasa");
    const field = `pieces[${await lineOf(number)}]`;
    const refusals = [
      await act(number, "skicka", { version: 0 }),
      await act(number, "skicka", { version: 0, [field]: "", carrier: "PostNord" }),
      await act(number, "skicka", { version: 0, [field]: 4 }),
      await act(number, "skicka", { version: 0, [field]: 1 }),
      await act(number, "prisavdrag", { version: 0, amount: "9999,50" }),
      await act(number, "prisavdrag", { version: 0, amount: "0" }),
      await act("999999", "plocka", { version: 0 }),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.json().message.replaceAll(/\s/gu, " ")])).toEqual([
      [422, "Välj minst en vara."],
      [422, "Välj minst en vara."],
      [422, "Välj högst 3 stycken av varan."],
      [
        422,
        "Betaltjänsten tar betalt för allt eller inget. Gör det för hela ordern, eller vänta tills pengarna är dragna.",
      ],
      [422, "Ange högst 697,50 kr."],
      [422, "Ange ett belopp över 0 kr."],
      [404, "Ordern finns inte."],
    ]);
    const link = { version: 0, [field]: 3, carrier: "Budbee", tracking_url: "javascript:alert(1)" };
    expect((await act(number, "skicka", link)).json().errors).toEqual({
      tracking_url: ["Ange en länk som börjar med https://, eller lämna fältet tomt."],
    });
    expect((await act(number, "anteckna", { version: 0, text: "  " })).json().errors).toEqual({
      text: ["Skriv en anteckning."],
    });
  });

  it("leads a form without script back to the order", async () => {
    const { submit } = await atDesk("Eva", "seller");
    const number = await paidOrder();
    const answer = await submit(`/butiken/ordrar/${number}/plocka`, { version: 0 }, "text/html");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/butiken/ordrar/${number}`]);
  });

  it("says which payments failed, and lets them be tried again", async () => {
    const { get, act } = await atDesk("Folke", "administrator");
    const number = await paidOrder("wasa");
    await act(number, "skicka", { version: 0, [`pieces[${await lineOf(number)}]`]: 3 });
    await settle(number);
    await act(number, "prisavdrag", { version: 1, amount: "100" });
    await settle(number);
    expect((await get("/butiken/data/ordrar?filter=money")).json().orders).toMatchObject([
      { number, has_stuck_money: true },
    ]);
    const before = shop.jobs.added.length;
    expect((await act(number, "pengar", {})).json().money.waiting).toEqual([
      { move: "refund", amount: 100, tries: 1, problem: expect.stringContaining("whole sum") },
    ]);
    expect(shop.jobs.added.slice(before)).toEqual([{ name: "order-money", id: Number(number) }]);
  });
});

describe("the list at the desk", () => {
  it("shows orders to be shipped by default", async () => {
    const { get, act } = await atDesk("Gun", "seller");
    const [open, sent, called] = [await paidOrder(), await paidOrder(), await paidOrder()];
    await act(sent, "skicka", { version: 0, [`pieces[${await lineOf(sent)}]`]: 3 });
    await act(called, "avbestall", { version: 0, [`pieces[${await lineOf(called)}]`]: 3 });
    const found = async (filter: string) => {
      const { orders } = (await get(`/butiken/data/ordrar?filter=${filter}`)).json();
      const numbers = orders.map(({ number }: { readonly number: string }) => number);
      return [open, sent, called].map((number) => numbers.includes(number));
    };
    expect(await found("")).toEqual([true, false, false]);
    expect(await found("done")).toEqual([false, true, false]);
    expect(await found("cancelled")).toEqual([false, false, true]);
    expect(await found("all")).toEqual([true, true, true]);
    const { orders } = (await get("/butiken/data/ordrar?filter=all")).json();
    expect(orders[0]).toMatchObject({
      number: called,
      state: "cancelled",
      open: 0,
      total: 697.5,
      buyer: "Test Testsson",
    });
  });

  it("finds an order by number, name, place and parcel, all words together, and has no wildcards", async () => {
    const { get, act } = await atDesk("Hans", "seller");
    const id = await paidOrder();
    await act(id, "skicka", { version: 0, [`pieces[${await lineOf(id)}]`]: 1, tracking_number: "XB-77" });
    const number = "S100245";
    await shop.database.pool.query(
      `UPDATE "order" SET name = $2, first_name = 'Åsa', last_name = '100%', city = 'Kiruna', mobile = '0739998877' WHERE id = $1`,
      [id, number],
    );
    const found = async (search: string): Promise<readonly string[]> =>
      (await get(`/butiken/data/ordrar?filter=all&q=${encodeURIComponent(search)}`))
        .json()
        .orders.map((order: { readonly number: string }) => order.number);
    for (const search of [number, "S1002", "åsa kiruna", "100%", "XB-77", "9998877", `${number} Åsa`]) {
      expect(await found(search)).toEqual([number]);
    }
    for (const search of ["åsa malmö", "1%0", "_iruna", "00245", "XB-7", "99988", "' OR 1=1 --"])
      expect(await found(search)).toEqual([]);
  });

  it("starts with the oldest order to be shipped, and continues to newer ones, even when one disappears", async () => {
    const { get } = await atDesk("Olle", "seller");
    const named: string[] = [];
    const shipped: string[] = [];
    for (let index = 0; index < ordersAtOnce + 3; index += 1) {
      const number = await paidOrder("klarna", 1);
      await shop.database.pool.query(`UPDATE "order" SET name = $2, last_name = 'Kölund' WHERE id = $1`, [
        number,
        `K${index}`,
      ]);
      named.push(`K${index}`);
      shipped.push(number);
    }
    const page = async (after: string) => (await get(`/butiken/data/ordrar?q=Kölund&after=${after}`)).json();
    const numbersOf = ({ orders }: { readonly orders: readonly { readonly number: string }[] }) =>
      orders.map(({ number }) => number);
    const first = await page("");
    expect(numbersOf(first)).toEqual(named.slice(0, ordersAtOnce));
    await shop.database.pool.query(`UPDATE "order" SET state = 'cancelled' WHERE id = $1`, [shipped[0]]);
    const second = await page(first.next);
    expect([numbersOf(second), second.next]).toEqual([named.slice(ordersAtOnce), null]);
    const { orders } = (await get("/butiken/data/ordrar?filter=all&q=Kölund")).json();
    expect(orders[0].number).toBe(named.at(-1));
  });

  it("continues where the previous page ended, without losing or repeating an order when one is added", async () => {
    const { get } = await atDesk("Ida", "seller");
    const numbers: string[] = [];
    for (let index = 0; index < ordersAtOnce + 2; index += 1) {
      const { rows } = await shop.database.pool.query<{ id: number }>(
        `INSERT INTO "order" (name, provider, payment_name, customer_type, first_name, last_name, email, city,
           products_ore, discount_ore, delivery_ore, vat_ore, total_ore)
         VALUES ('L' || $1::int, 'manual', 'Faktura', 'private', 'Lista', 'Lund', 'l@example.se', 'Lund', 0, 0, 0, 0, 0) RETURNING id`,
        [index],
      );
      numbers.unshift(`L${index}`);
      expect(rows).toHaveLength(1);
    }
    const page = async (after: string) => (await get(`/butiken/data/ordrar?filter=all&q=Lista&after=${after}`)).json();
    const first = await page("");
    await paidOrder();
    const second = await page(first.next);
    const named = [...first.orders, ...second.orders].map(({ number }: { readonly number: string }) => number);
    expect([first.orders.length, named, second.next]).toEqual([ordersAtOnce, numbers, null]);
    expect((await page("x' OR 1=1")).orders).toHaveLength(ordersAtOnce);
  });
});

describe("a case at the desk", () => {
  async function toldCase(number: string) {
    const { db } = shop.database;
    const told = { order_id: Number(number), kind: "complaint", digest: Buffer.from(`case ${number}`) };
    const { id } = await db.insertInto("return_case").values(told).returning("id").executeTakeFirstOrThrow();
    const picture = {
      case_id: id,
      position: 1,
      media_type: "image/png",
      width: 1,
      height: 1,
      content: Buffer.from("x"),
    };
    const kept = await db.insertInto("return_case_image").values(picture).returning("id").executeTakeFirstOrThrow();
    return { id, picture: `/butiken/data/bilder/${kept.id}` };
  }

  it("is ended once, and records by whom", async () => {
    const { submit } = await atDesk("Signe", "seller");
    const number = await paidOrder();
    const { id } = await toldCase(number);
    for (const _ of ["pressed", "pressed again"]) {
      const answer = await submit(`/butiken/arenden/${id}/klart`, {}, "text/html");
      expect([answer.statusCode, answer.headers.location]).toEqual([303, "/butiken/arenden"]);
    }
    const ended = await shop.database.db
      .selectFrom("return_case")
      .select("ended_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(ended.ended_at).not.toBeNull();
    expect(await logOf(number)).toEqual([{ name: "Signe", event: "end-case" }]);
  });

  it("tells the buyer how it ended, once, and requires a reason for a refusal", async () => {
    const { post } = await atDesk("Stina", "seller");
    const { id } = await toldCase(await paidOrder());
    const end = (fields: Readonly<Record<string, unknown>>) => post(`/butiken/arenden/${id}/klart`, fields);
    const before = shop.jobs.added.length;
    const refusals = [await end({ ending: "refused", text: " " }), await end({ ending: "lost" })];
    expect(refusals.map((answer) => [answer.statusCode, answer.json().errors])).toEqual([
      [422, { text: ["Skriv varför. Köparen får läsa det."] }],
      [422, { ending: ["Välj hur ärendet slutade."] }],
    ]);
    expect((await end({ ending: "refused", text: "Bucklan kom senare." })).json()).toEqual({ id: `${id}`, number: id });
    await end({ ending: "refunded" });
    expect(shop.jobs.added.slice(before)).toEqual([{ name: "case-answer", id }]);
    const sent: Email[] = [];
    const mailer = { send: async (mail: Email) => void sent.push(mail) };
    for (const _time of [1, 2]) await sendAnswerEmail(shop.database.db, mailer, { source: "case", id });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: "test@example.se", subject: expect.stringContaining(`Svar på ärende ${id}`) });
    expect(sent[0]?.text).toContain("Vi kan inte godkänna din reklamation.\n\nSkälet är: Bucklan kom senare.");
    expect(sent[0]?.text).toContain("Allmänna reklamationsnämnden (ARN)");
    const { deskCase } = (await loadDeskCase(shop.database.db, `${id}`, "seller")) ?? {};
    expect(deskCase).toMatchObject({ isEnded: true, ending: "refused", answer: "Bucklan kom senare." });
  });

  it("is listed page by page, none twice and none left out, even if several came at once", async () => {
    const { db, pool } = shop.database;
    const number = Number(await paidOrder());
    await pool.query("UPDATE return_case SET ended_at = now() WHERE ended_at IS NULL");
    await pool.query(
      `INSERT INTO return_case (order_id, kind, digest, created_at)
       SELECT $1, 'return', convert_to('page ' || n, 'UTF8'), '2026-01-01'::timestamptz + (n / 7) * interval '1 microsecond'
       FROM generate_series(1, $2::int) n`,
      [number, casesAtOnce * 2],
    );
    await pool.query(
      `INSERT INTO withdrawal (order_id, name, email, is_whole_order, digest, declared_at)
       SELECT $1, 'Åsa', 'asa@example.se', true, convert_to('page ' || n, 'UTF8'), '2026-01-01'::timestamptz
       FROM generate_series(1, 5) n`,
      [number],
    );
    const seen: string[] = [];
    let after: string | null = "";
    for (let page = 0; after !== null && page < 5; page += 1) {
      const found: DeskCases = await listDeskCases(db, { filter: "open", after });
      expect(found.cases.length).toBeLessThanOrEqual(casesAtOnce);
      seen.push(...found.cases.map(({ id }) => id));
      after = found.next;
    }
    expect([seen.length, new Set(seen).size, after]).toEqual([casesAtOnce * 2 + 5, casesAtOnce * 2 + 5, null]);
    const { cases } = await listDeskCases(db, { filter: "open", after: "x' OR 1=1" });
    expect(cases.map(({ id }) => id)).toEqual(seen.slice(0, casesAtOnce));
  });

  it("shows its pictures to operators only, and no cache stores them", async () => {
    const { get } = await atDesk("Tage", "seller");
    const { picture } = await toldCase(await paidOrder());
    const seen = await get(picture);
    expect([seen.statusCode, seen.headers["content-type"], seen.headers["cache-control"]]).toEqual([
      200,
      "image/png",
      "private, no-store",
    ]);
    expect((await shop.server.inject({ url: picture })).statusCode).toBe(404);
    expect((await get("/butiken/data/bilder/1")).statusCode).toBe(404);
  });
});

describe("access to the desk", () => {
  it("requires a session of the desk for every request", async () => {
    const number = await paidOrder();
    const visitor = await shop.visit();
    for (const url of ["/butiken/data/ordrar", orderAddress(number)]) {
      expect((await visitor.get(url)).statusCode).toBe(401);
    }
    const field = `pieces[${await lineOf(number)}]`;
    expect((await visitor.post(`/butiken/ordrar/${number}/skicka`, { version: 0, [field]: 3 })).statusCode).toBe(401);
    const forged = await shop.server.inject({
      url: orderAddress(number),
      headers: { cookie: cookieOf("x".repeat(43)) },
    });
    expect(forged.statusCode).toBe(401);
  });

  it("allows a seller to handle goods, but not refunds without goods, and logs the attempt", async () => {
    const { get, act } = await atDesk("Jan", "seller");
    const number = await paidOrder();
    expect((await get(orderAddress(number))).json().tasks).toEqual(["pick", "ship", "cancel"]);
    const refused = await act(number, "prisavdrag", { version: 0, amount: 10 });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      "Ditt konto får inte göra det här. Be en administratör.",
    ]);
    const { rows } = await shop.database.pool.query(
      "SELECT details FROM operator_log WHERE event = 'not-allowed' ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([{ details: { task: "credit" } }]);
  });

  it("allows an administrator to read the log, page by page, but not a seller", async () => {
    const [seller, { get }] = [await atDesk("Maj", "seller"), await atDesk("Nils", "administrator")];
    expect((await seller.get("/butiken/data/logg")).statusCode).toBe(403);
    const number = await paidOrder();
    await seller.act(number, "plocka", { version: 0 });
    const { entries } = (await get("/butiken/data/logg")).json();
    expect(entries.slice(0, 2)).toMatchObject([
      { by: "Maj", event: "pick", order: number, details: {} },
      { by: "Maj", event: "not-allowed", order: null, details: { task: "see-log" } },
    ]);
    await shop.database.pool.query(
      "INSERT INTO operator_log (event, details) SELECT 'login-refused', jsonb_build_object('n', n) FROM generate_series(1, $1::int) n",
      [entriesAtOnce + 1],
    );
    const first = (await get("/butiken/data/logg")).json();
    const second = (await get(`/butiken/data/logg?after=${first.next}`)).json();
    expect([first.entries.length, first.entries.at(-1).details, second.entries[0].details]).toEqual([
      entriesAtOnce,
      { n: 2 },
      { n: 1 },
    ]);
    expect(second.entries[1]).toMatchObject({ by: "Maj", event: "pick" });
  });

  it("rejects a form from another site, even if the browser sends the cookie", async () => {
    const number = await paidOrder();
    const secret = await openOperatorSession(shop.database.db, await addOperator("Karl", "administrator"));
    const answer = await shop.server.inject({
      method: "POST",
      url: `/butiken/ordrar/${number}/plocka`,
      headers: {
        cookie: cookieOf(secret),
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": "navigate",
        origin: "https://evil.example",
      },
      payload: formBody({ version: 0 }),
    });
    expect(answer.statusCode).toBe(419);
  });

  it("logs in with a form, sets a cookie for this host alone, and logs out", async () => {
    await addOperator("Lena", "seller", "tre små röda bilar");
    const visitor = await shop.visit();
    const login = { email: "lena@example.se", password: "tre små röda bilar", code: codeAt(codeKey, Date.now()) };
    const wrong = await visitor.post("/butiken/logga-in", { ...login, password: "fel" });
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      422,
      "Fel e-postadress, lösenord eller kod. En kod gäller en gång: vänta på nästa om du nyss har använt den.",
    ]);
    const empty = await visitor.post("/butiken/logga-in", { email: "", password: "", code: "" });
    expect([empty.statusCode, empty.json().errors]).toEqual([
      422,
      { email: ["E-postadressen saknas."], password: ["Lösenordet saknas."], code: ["Koden saknas."] },
    ]);
    const right = await visitor.submit("/butiken/logga-in", login);
    expect([right.statusCode, right.headers.location]).toEqual([303, "/butiken"]);
    const [cookie] = right.cookies.filter(({ name }) => name === "__Host-torg_desk");
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
    expect(cookie).not.toHaveProperty("domain");
    expect(cookie).not.toHaveProperty("maxAge");
    const headers = { cookie: cookieOf(cookie?.value ?? "") };
    expect((await shop.server.inject({ url: "/butiken/data/ordrar", headers })).statusCode).toBe(200);
    const out = await shop.server.inject({
      method: "POST",
      url: "/butiken/logga-ut",
      headers: {
        ...headers,
        "x-csrf-token": deskToken(cookie?.value ?? ""),
        "x-requested-with": "XMLHttpRequest",
      },
    });
    expect(out.json()).toEqual({ ended: true });
    expect((await shop.server.inject({ url: "/butiken/data/ordrar", headers })).statusCode).toBe(401);
  });
});
