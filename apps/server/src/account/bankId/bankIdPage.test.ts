import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { bankIdTexts } from "../../texts/bankIdTexts.ts";
import { hashPassword } from "../passwords/password.ts";

let shop: TestShop;
const email = "vera@example.se";
const password = "fyra gula stolar";

beforeAll(async () => {
  shop = await startTestShop();
  const hash = await hashPassword(password);
  await shop.database.pool.query("INSERT INTO customer (email, password_hash) VALUES ($1, $2)", [email, hash]);
});

afterAll(() => shop.close());

const pageOf = async (visitor: TestVisitor, path: string) => {
  const answer = (await visitor.get(`/api/internal/page?path=${encodeURIComponent(path)}`)).json();
  return answer.page ?? answer;
};

/** Follows the link on the page of a login, as if two seconds had passed since the last check. */
async function openApp(visitor: TestVisitor): Promise<string> {
  const { login } = await pageOf(visitor, "/login/bankid");
  const app = new URL(login.link, "https://shop.example");
  expect(app.pathname).toBe("/_providers/bankid");
  expect((await visitor.get(app.pathname + app.search)).body).toContain("BankID (teststubbe)");
  return app.searchParams.get("autostarttoken") ?? "";
}

async function actInApp(visitor: TestVisitor, act: string): Promise<void> {
  const autostarttoken = await openApp(visitor);
  const answer = await visitor.submit("/_providers/bankid/act", { autostarttoken, act });
  expect(answer.statusCode).toBe(303);
  expect((await visitor.get(String(answer.headers.location))).statusCode).toBe(200);
  const asked = "UPDATE bankid_login SET asked_at = now() - interval '3 s' WHERE session_id = $1";
  await shop.database.pool.query(asked, [visitor.sessionId]);
}

async function logIn(): Promise<TestVisitor> {
  const visitor = await shop.visit();
  const login =
    "UPDATE session SET customer_id = (SELECT id FROM customer WHERE email = $2), logged_in_at = now(), login_seen_at = now() WHERE id = $1";
  await shop.database.pool.query(login, [visitor.sessionId, email]);
  return visitor;
}

const start = (visitor: TestVisitor, fields: Readonly<Record<string, string>>) =>
  visitor.submit("/konto/bankid/start", fields);

it("can be tried in a shop without access: linked with the password, and used to log in, page by page", async () => {
  const owner = await logIn();
  expect(await pageOf(owner, "/konto/uppgifter")).toMatchObject({ page: "account_data", bankid: "unlinked" });
  await start(owner, { purpose: "link", password });
  expect(await pageOf(owner, "/login/bankid")).toMatchObject({
    page: "bankid",
    login: { purpose: "link", state: "waiting", device: "other", code: { size: expect.any(Number) } },
  });
  await actInApp(owner, "sign");
  const { login: proved } = await pageOf(owner, "/login/bankid?device=same");
  expect(proved).toMatchObject({ state: "proved", message: bankIdTexts.proved, link: "", code: null });
  const linked = await owner.submit("/konto/bankid/collect", { login: proved.id });
  expect(linked.headers.location).toBe("/konto/uppgifter");
  expect(await pageOf(owner, "/konto/uppgifter")).toMatchObject({
    bankid: "linked",
    notices: [{ kind: "success", text: bankIdTexts.linked }],
  });

  const visitor = await shop.visit();
  expect(await pageOf(visitor, "/konto")).toMatchObject({ page: "login", has_bankid: true });
  await start(visitor, { purpose: "login", return_to: "/konto" });
  await actInApp(visitor, "sign");
  // Viewing the page logs nobody in.
  const { login } = await pageOf(visitor, "/login/bankid");
  expect(await pageOf(visitor, "/konto")).toMatchObject({ page: "login" });
  const entered = await visitor.submit("/konto/bankid/collect", { login: login.id });
  expect(entered.headers.location).toBe("/konto");
  const { rows } = await shop.database.pool.query(
    "SELECT c.email FROM session s JOIN customer c ON c.id = s.customer_id WHERE s.id = $1",
    [visitor.sessionId],
  );
  expect(rows).toEqual([{ email }]);
  expect(await pageOf(owner, "/login/bankid")).toEqual({ redirect: "/konto", status: 303 });
  await owner.submit("/konto/bankid/koppla-bort", {});
});

it("says why it is over however often the page is opened, and leads visitors without one to the login", async () => {
  const visitor = await shop.visit();
  expect(await pageOf(visitor, "/login/bankid")).toEqual({ redirect: "/login", status: 303 });
  await start(visitor, { purpose: "login" });
  await actInApp(visitor, "cancel");
  for (const _ of [1, 2]) {
    const { login } = await pageOf(visitor, "/login/bankid");
    expect(login).toMatchObject({ state: "over", message: bankIdTexts.RFA6, link: "", code: null });
  }
});

it("is linked only to the account whose password was typed", async () => {
  const visitor = await logIn();
  await start(visitor, { purpose: "link", password });
  await actInApp(visitor, "sign");
  const { login } = await pageOf(visitor, "/login/bankid");
  const { pool } = shop.database;
  const { rows } = await pool.query(
    "INSERT INTO customer (email, password_hash) VALUES ('nils@example.se', '') RETURNING id",
  );
  await pool.query("UPDATE session SET customer_id = $2 WHERE id = $1", [visitor.sessionId, rows[0].id]);
  const answer = await visitor.post("/konto/bankid/collect", { login: login.id });
  expect(answer.json()).toMatchObject({ state: "over", message: bankIdTexts.logInFirst });
  expect((await pool.query("SELECT 1 FROM customer WHERE bankid_digest IS NOT NULL")).rows).toEqual([]);
});

it("shows the same for every proved number that opens nothing, whatever accounts exist", async () => {
  const visitor = await shop.visit();
  await start(visitor, { purpose: "login" });
  await actInApp(visitor, "sign");
  const { login } = await pageOf(visitor, "/login/bankid");
  await visitor.submit("/konto/bankid/collect", { login: login.id });
  expect((await pageOf(visitor, "/login/bankid")).login).toMatchObject({
    state: "over",
    message: bankIdTexts.notLinked,
  });
});
