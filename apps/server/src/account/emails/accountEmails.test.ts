import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Email } from "../../mail/createMailer.ts";
import { readSettings } from "../../settings/readSettings.ts";
import { type RouteServer, startRouteServer } from "../../testing/startRouteServer.ts";
import { sendAccountEmail } from "./sendAccountEmail.ts";
import { hashPassword, isPassword } from "../passwords/password.ts";
import { registerAccount } from "../registerAccount.ts";

const known = "vera@example.se";
const unknown = "nils@example.se";
const old = "Hösten-2026-är-blöt";
const fresh = "Vintern blir nog torr";
let shop: RouteServer;
let sent: Email[];

beforeAll(async () => {
  shop = await startRouteServer((routes, context) =>
    registerAccount(routes, context, () => Promise.reject(new Error("nobody is asked"))),
  );
});

afterAll(() => shop.close());

beforeEach(async () => {
  sent = [];
  await shop.startAnew();
  const { pool } = shop.database;
  await pool.query("DELETE FROM account_letter");
  await pool.query("DELETE FROM customer WHERE email LIKE '%@example.se' AND id <> 1");
  await pool.query("INSERT INTO customer (email, password_hash, first_name) VALUES ($1, $2, 'Vera')", [
    known,
    await hashPassword(old),
  ]);
});

const visit = () => shop.visit();

/** Runs the pending jobs. */
async function sendEmails(): Promise<void> {
  sent.push(...(await shop.sendEmails(sendAccountEmail)));
}

/** The token in the link of the last e-mail to an address. */
function tokenOf(email: string): string {
  const letter = sent.findLast(({ to }) => to === email);
  return /\/konto\/lank\/([0-9a-f]{64})/.exec(letter?.text ?? "")?.[1] ?? "";
}

const nils = { first_name: "Nils", last_name: "Holm" };
const paths = { register: "/konto/skapa", ask: "/konto/lank", enter: "/konto/lank/logga-in" } as const;
const choose = "/konto/lank/losenord";
const statusOf = async (asked: Promise<{ readonly statusCode: number }>): Promise<number> => (await asked).statusCode;
const customerOf = async (sessionId: number) =>
  (
    await shop.database.pool.query<{ email: string }>(
      "SELECT c.email FROM session s JOIN customer c ON c.id = s.customer_id WHERE s.id = $1",
      [sessionId],
    )
  ).rows[0]?.email;
const hashOf = async (email: string) =>
  (
    await shop.database.pool.query<{ password_hash: string }>("SELECT password_hash FROM customer WHERE email = $1", [
      email,
    ])
  ).rows[0]?.password_hash ?? null;

type Asking = (email: string) => readonly [path: string, body: Readonly<Record<string, unknown>>];

const tooManyLetters =
  "Vi har redan skickat flera mejl. Titta i inkorgen och skräpposten, eller vänta en timme och försök igen.";

describe("a request for an account letter", () => {
  const asks: readonly (readonly [string, Asking])[] = [
    ["an account", (email) => [paths.register, { ...nils, email }]],
    ["a login", (email) => [paths.ask, { purpose: "login", email }]],
    ["another password", (email) => [paths.ask, { purpose: "password", email }]],
  ];
  it.each(asks)(
    "gets the same response, with the same work, whether the address that requests %s is known",
    async (_, asking) => {
      const visitor = await visit();
      const answers = [];
      for (const email of [known, unknown]) {
        const answer = await visitor.post(...asking(email));
        answers.push([answer.statusCode, answer.body, answer.headers["set-cookie"]]);
      }
      expect(answers[0]).toEqual(answers[1]);
      const { rows } = await shop.database.pool.query(
        "SELECT kind, customer_id, token_hash FROM account_letter ORDER BY id DESC LIMIT 2",
      );
      expect(rows[0]).toEqual(rows[1]);
      expect(shop.waiting().map(({ name }) => name)).toEqual(["account-mail", "account-mail"]);
    },
  );

  it("reveals only to the owner of an address that there is an account, or that there is none", async () => {
    const visitor = await visit();
    for (const email of [known, unknown]) await visitor.post(paths.register, { ...nils, email });
    for (const email of [known, unknown]) await visitor.post(paths.ask, { purpose: "password", email });
    await sendEmails();
    expect(sent.map(({ to, subject }) => [to, subject.split(" – ")[0]])).toEqual([
      [known, "Du har redan ett konto"],
      [unknown, "Bekräfta din e-postadress"],
      [known, "Välj ett nytt lösenord"],
    ]);
    expect(sent[0]?.text).toContain(`${shop.publicUrl}/konto/hjalp-att-logga-in`);
    expect(sent[0]?.text).not.toContain("/konto/lank/");
  });

  it("is limited for each mailbox and each network address, known or not", async () => {
    for (const email of [known, unknown]) {
      const visitor = await visit();
      const statuses = [];
      for (let index = 0; index < 6; index += 1) {
        statuses.push(await statusOf(visitor.post(paths.ask, { purpose: "login", email })));
      }
      expect(statuses).toEqual([...Array(5).fill(200), 429]);
    }
  });

  it.each(asks)(
    "says how long to wait when %s was requested too often, as a page for a form without script",
    async (_, asking) => {
      const visitor = await visit();
      const [path, body] = asking(unknown);
      for (let index = 0; index < 5; index += 1) await visitor.post(path, body);
      const late = await visitor.post(path, body);
      expect([late.statusCode, late.json().message]).toEqual([429, tooManyLetters]);
      expect(Number(late.headers["retry-after"])).toBeGreaterThan(59 * 60);
      const page = await visitor.submit(path, { ...body, return_to: "/konto/hjalp-att-logga-in" });
      expect([page.statusCode, page.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
      expect(page.body).toContain(tooManyLetters);
      expect(Number(page.headers["retry-after"])).toBeGreaterThan(59 * 60);
    },
  );

  it("is limited for a network address whatever the mailbox, and for a mailbox from everywhere", async () => {
    const ask = async (email: string) => (await visit()).post(paths.ask, { purpose: "login", email });
    const statuses = [];
    for (let index = 0; index < 41; index += 1) statuses.push(await statusOf(ask(`nobody${index}@example.se`)));
    expect(statuses).toEqual([...Array(40).fill(200), 429]);
    await shop.database.pool.query("DELETE FROM limit_count WHERE name <> 'account-letter/mailbox'");
    await ask(known);
    await shop.database.pool.query(
      "UPDATE limit_count SET taken = 20, free_at = ends_at WHERE name = 'account-letter/mailbox'",
    );
    expect(await statusOf(ask(known))).toBe(429);
  });

  it("reports what is wrong with a form, and sends no letter for it", async () => {
    const visitor = await visit();
    const answer = await visitor.post(paths.register, { first_name: " ", last_name: "", email: "nils@" });
    expect([answer.statusCode, Object.keys(answer.json().errors).toSorted()]).toEqual([
      422,
      ["email", "first_name", "last_name"],
    ]);
    expect((await shop.database.pool.query("SELECT FROM account_letter")).rowCount).toBe(0);
  });

  it("expires when its letter could not be sent in time", async () => {
    await (await visit()).post(paths.ask, { purpose: "login", email: known });
    await shop.database.pool.query("UPDATE account_letter SET asked_at = now() - interval '11 minutes'");
    await sendEmails();
    expect(sent).toEqual([]);
    expect((await shop.database.pool.query("SELECT FROM account_letter")).rowCount).toBe(0);
  });
});

describe("the form of a new account", () => {
  it("shows its errors on its own page when the browser sends no referrer", async () => {
    const refused = await (await visit()).submit(paths.register, {});
    expect([refused.statusCode, refused.headers.location]).toEqual([303, "/konto/skapa"]);
  });

  it("leads to a page that can send the letter again, with nothing about it in the address", async () => {
    const visitor = await visit();
    const answer = await visitor.submit(paths.register, { ...nils, email: unknown }, "/konto/skapa");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/konto/skapa?skickat=1"]);
    const { rows } = await shop.database.pool.query("SELECT form_draft, notices FROM session WHERE id = $1", [
      visitor.sessionId,
    ]);
    expect(rows).toEqual([
      { form_draft: { form: paths.register, values: { ...nils, email: unknown }, errors: {} }, notices: [] },
    ]);
  });
});

describe("the link of a letter", () => {
  it("opens an account and logs its owner in, once, and is stored as a hash only", async () => {
    const visitor = await visit();
    await visitor.post(paths.register, { ...nils, email: unknown });
    await sendEmails();
    const token = tokenOf(unknown);
    const { rows } = await shop.database.pool.query("SELECT encode(token_hash, 'hex') AS hash FROM account_letter");
    expect([token.length, rows[0].hash === token]).toEqual([64, false]);
    expect(await hashOf(unknown)).toBeNull();
    const short = await visitor.submit(choose, { link_token: token, password: "kort" });
    expect([short.statusCode, short.headers.location]).toEqual([303, `/konto/lank/${token}`]);
    const { rows: kept } = await shop.database.pool.query("SELECT form_draft FROM session WHERE id = $1", [
      visitor.sessionId,
    ]);
    expect(kept[0].form_draft).toMatchObject({
      values: {},
      errors: { password: ["Lösenordet behöver vara minst 10 tecken."] },
    });
    const { shopName } = await readSettings(shop.database.db);
    const guessed = [unknown, `${shopName}!${shopName}!`, `${nils.first_name}${nils.last_name}2024`];
    for (const password of guessed) {
      const refused = await visitor.post(choose, { link_token: token, password });
      expect([refused.statusCode, refused.json().errors.password]).toEqual([
        422,
        [expect.stringMatching(/lätt att gissa/)],
      ]);
    }
    const taken = await visitor.submit(choose, { link_token: token, password: fresh });
    expect([taken.statusCode, taken.headers.location]).toEqual([303, "/konto"]);
    expect(await isPassword(fresh, await hashOf(unknown))).toBe(true);
    expect(await customerOf(visitor.sessionId)).toBe(unknown);
    const { rows: names } = await shop.database.pool.query(
      "SELECT first_name, last_name FROM customer WHERE email = $1",
      [unknown],
    );
    expect(names).toEqual([{ first_name: "Nils", last_name: "Holm" }]);
    const again = await (await visit()).post(choose, { link_token: token, password: "Något helt annat" });
    expect(again.statusCode).toBe(410);
    expect(await isPassword(fresh, await hashOf(unknown))).toBe(true);
  });

  it("can be tried sixty times per quarter of an hour from one address, and says how long to wait", async () => {
    const visitor = await visit();
    const statuses = [];
    for (let index = 0; index < 61; index += 1) {
      statuses.push(await statusOf(visitor.post(paths.enter, { token: index.toString(16).padStart(64, "0") })));
    }
    expect(statuses).toEqual([...Array(60).fill(410), 429]);
    const late = await visitor.post(paths.enter, { token: "0".repeat(64) });
    expect(late.json().message).toMatch(/^Det blev många försök\. Vänta .* och försök igen\.$/);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(14 * 60);
  });

  it("logs in without a password, and only once, even when it is followed twice at the same moment", async () => {
    await (await visit()).post(paths.ask, { purpose: "login", email: known });
    await sendEmails();
    const visitors = [await visit(), await visit()];
    const token = tokenOf(known);
    const statuses = await Promise.all(visitors.map((one) => statusOf(one.post(paths.enter, { link_token: token }))));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410]);
    const entered = await Promise.all(visitors.map(({ sessionId }) => customerOf(sessionId)));
    expect(entered.filter((email) => email === known)).toHaveLength(1);
  });

  it("is valid only for its own purpose, and not after it expires", async () => {
    await (await visit()).post(paths.ask, { purpose: "login", email: known });
    await sendEmails();
    const token = tokenOf(known);
    const visitor = await visit();
    expect(await statusOf(visitor.post(choose, { link_token: token, password: fresh }))).toBe(410);
    expect(await statusOf(visitor.post("/konto/lank/adress", { link_token: token }))).toBe(410);
    await shop.database.pool.query("UPDATE account_letter SET linked_at = now() - interval '10 minutes'");
    expect(await statusOf(visitor.post(paths.enter, { link_token: token }))).toBe(410);
    for (const nothing of ["", "0".repeat(64), `${token}0`, "' OR 1=1 --"]) {
      expect(await statusOf(visitor.post(paths.enter, { link_token: nothing }))).toBe(410);
    }
    expect(await customerOf(visitor.sessionId)).toBeUndefined();
  });

  it("sets another password, ends every other login, link and BankID connection, and notifies the owner", async () => {
    const elsewhere = await visit();
    await elsewhere.post("/konto/login_from_checkout", { email: known, password: old }, "json");
    expect(await customerOf(elsewhere.sessionId)).toBe(known);
    await shop.database.pool.query("UPDATE customer SET bankid_digest = sha256('x') WHERE email = $1", [known]);
    const visitor = await visit();
    for (const purpose of ["login", "password"]) await visitor.post(paths.ask, { purpose, email: known });
    await sendEmails();
    const [login = "", password = ""] = sent.map(({ text }) => /lank\/([0-9a-f]{64})/.exec(text)?.[1]);
    await visitor.post(paths.ask, { purpose: "login", email: known });
    const chosen = await visitor.post(choose, { link_token: password, password: fresh });
    expect(chosen.statusCode).toBe(200);
    expect(await isPassword(fresh, await hashOf(known))).toBe(true);
    expect(await isPassword(old, await hashOf(known))).toBe(false);
    const { rowCount: linked } = await shop.database.pool.query("SELECT FROM customer WHERE bankid_digest IS NOT NULL");
    expect(linked).toBe(0);
    expect([await customerOf(visitor.sessionId), await customerOf(elsewhere.sessionId)]).toEqual([known, undefined]);
    expect(await statusOf((await visit()).post(paths.enter, { link_token: login }))).toBe(410);
    sent = [];
    await sendEmails();
    expect(sent).toEqual([
      expect.objectContaining({ to: known, subject: expect.stringMatching(/^Ditt lösenord är ändrat/) }),
    ]);
  });
});

describe("a change of address", () => {
  const change = "/konto/uppgifter/adress";
  const confirm = "/konto/lank/adress";
  const member = async () => {
    const visitor = await visit();
    const { cookies } = await visitor.post("/konto/login_from_checkout", { email: known, password: old }, "json");
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const { rows } = await shop.database.pool.query("SELECT csrf_token FROM session WHERE id = $1", [
      visitor.sessionId,
    ]);
    const headers = {
      cookie,
      "x-csrf-token": rows[0].csrf_token,
      "x-requested-with": "XMLHttpRequest",
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
    };
    return (email: string, password: string) =>
      shop.server.inject({
        method: "POST",
        url: change,
        headers,
        payload: new URLSearchParams({ email, password }).toString(),
      });
  };

  it("requires a login and the password again", async () => {
    const guest = await (await visit()).post(change, { email: unknown, password: old });
    expect(guest.statusCode).toBe(401);
    const ask = await member();
    const wrong = await ask(unknown, "fel");
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { password: ["Fel lösenord."] }]);
    expect((await shop.database.pool.query("SELECT FROM account_letter")).rowCount).toBe(0);
  });

  it("is refused for the address that the account already has", async () => {
    const ask = await member();
    const same = await ask(known.toUpperCase(), old);
    expect([same.statusCode, same.json().errors]).toEqual([422, { email: ["Det är redan din e-postadress."] }]);
    await sendEmails();
    expect(sent).toEqual([]);
  });

  it("takes effect once the new address is confirmed, and the old one is notified", async () => {
    const ask = await member();
    expect(await statusOf(ask(unknown.toUpperCase(), old))).toBe(200);
    expect(await hashOf(known)).not.toBeNull();
    await sendEmails();
    expect(sent.map(({ to }) => to)).toEqual([unknown]);
    const token = tokenOf(unknown);
    expect(await statusOf((await visit()).post(confirm, { link_token: token }))).toBe(200);
    expect([await hashOf(known), await isPassword(old, await hashOf(unknown))]).toEqual([null, true]);
    sent = [];
    await sendEmails();
    expect(sent).toEqual([
      expect.objectContaining({ to: known, subject: expect.stringMatching(/^Din e-postadress är ändrad/) }),
    ]);
  });

  it("invalidates every link that was sent, or is waiting to be sent, to the old address", async () => {
    const ask = await member();
    await ask(unknown, old);
    for (const purpose of ["password", "login"]) await (await visit()).post(paths.ask, { purpose, email: known });
    await ask("annan@example.se", old);
    await sendEmails();
    const links = sent.map(({ to, text }) => ({ to, token: /lank\/([0-9a-f]{64})/.exec(text)?.[1] ?? "" }));
    await ask("sen@example.se", old);
    expect(await statusOf((await visit()).post(confirm, { link_token: links[0]?.token }))).toBe(200);
    const [, password, login, other] = links;
    expect(await statusOf((await visit()).post(choose, { link_token: password?.token, password: fresh }))).toBe(410);
    expect(await statusOf((await visit()).post(paths.enter, { link_token: login?.token }))).toBe(410);
    expect(await statusOf((await visit()).post(confirm, { link_token: other?.token }))).toBe(410);
    expect(await isPassword(old, await hashOf(unknown))).toBe(true);
    sent = [];
    await sendEmails();
    expect(sent.map(({ to }) => to)).toEqual([known]);
  });

  it("does not reveal that somebody else has the address, and does not take it from them", async () => {
    const ask = await member();
    const free = await ask(unknown, old);
    await shop.database.pool.query("INSERT INTO customer (email, password_hash) VALUES ('tagen@example.se', '')");
    const taken = await ask("tagen@example.se", old);
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    await sendEmails();
    expect(tokenOf("tagen@example.se")).toBe("");
    const token = tokenOf(unknown);
    await shop.database.pool.query("INSERT INTO customer (email, password_hash) VALUES ($1, '')", [unknown]);
    expect(await statusOf((await visit()).post(confirm, { link_token: token }))).toBe(410);
    expect(await hashOf(known)).not.toBeNull();
  });
});
