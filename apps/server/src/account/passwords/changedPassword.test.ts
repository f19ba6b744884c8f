import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Email } from "../../mail/createMailer.ts";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { type RouteServer, startRouteServer } from "../../testing/startRouteServer.ts";
import { type Change, whileChanging } from "../../testing/whileChanging.ts";
import { sendAccountEmail } from "../emails/sendAccountEmail.ts";
import { hashPassword } from "./password.ts";
import { registerAccount } from "../registerAccount.ts";

const email = "vera@example.se";
const old = "Hösten-2026-är-blöt";
let shop: RouteServer;
let oldHash = "";

beforeAll(async () => {
  oldHash = await hashPassword(old);
  shop = await startRouteServer((routes, context) =>
    registerAccount(routes, context, () => Promise.reject(new Error("nobody is asked"))),
  );
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.startAnew();
  const { pool } = shop.database;
  await pool.query("DELETE FROM account_letter");
  await pool.query("DELETE FROM customer");
  await pool.query("INSERT INTO customer (email, password_hash, first_name) VALUES ($1, $2, 'Vera')", [email, oldHash]);
});

const logInPath = "/konto/login_from_checkout";
const newPassword: readonly Change[] = [
  ["UPDATE customer SET password_hash = $2 WHERE email = $1", [email, "the hash of another password"]],
  ["UPDATE session SET customer_id = NULL WHERE customer_id IN (SELECT id FROM customer WHERE email = $1)", [email]],
];
const count = async (from: string): Promise<number> =>
  (await shop.database.pool.query(`SELECT count(*)::int AS n FROM ${from}`)).rows[0].n;
const loggedIn = () => count("session WHERE customer_id IS NOT NULL");

/** A visitor who has logged in, with the cookie and token of the login. */
async function member(): Promise<(path: string, body: Readonly<Record<string, string>>) => Promise<number>> {
  const visitor = await shop.visit();
  const { cookies } = await visitor.post(logInPath, { email, password: old }, "json");
  const { rows } = await shop.database.pool.query("SELECT csrf_token FROM session WHERE id = $1", [visitor.sessionId]);
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "x-csrf-token": rows[0].csrf_token,
    "x-requested-with": "XMLHttpRequest",
    accept: "application/json",
    "content-type": "application/x-www-form-urlencoded",
  };
  return async (url, body) => {
    const payload = new URLSearchParams(body).toString();
    return (await shop.server.inject({ method: "POST", url, headers, payload })).statusCode;
  };
}

async function tokenFor(visitor: TestVisitor, purpose: "login" | "password"): Promise<string> {
  await visitor.post("/konto/lank", { purpose, email });
  const sent: readonly Email[] = await shop.sendEmails(sendAccountEmail);
  return /\/konto\/lank\/([0-9a-f]{64})/.exec(sent.at(-1)?.text ?? "")?.[1] ?? "";
}

describe("a password that is changed while somebody enters the old one", () => {
  it("lets nobody in with the old one, and says what it says to every wrong one", async () => {
    const visitor = await shop.visit();
    const answer = await whileChanging(shop.database, newPassword, () =>
      visitor.post(logInPath, { email, password: old }, "json"),
    );
    expect(answer.json()).toEqual({ error: true, msg: "Fel e-postadress eller lösenord." });
    expect([await loggedIn(), await count("known_device")]).toEqual([0, 0]);
  });

  it("ends the logins that were first", async () => {
    const visitors = await Promise.all(Array.from({ length: 6 }, () => shop.visit()));
    const visitor = await shop.visit();
    const token = await tokenFor(visitor, "password");
    const logins = visitors.map((one) => one.post(logInPath, { email, password: old }, "json"));
    const chosen = visitor.post("/konto/lank/losenord", { link_token: token, password: "Vintern blir nog torr" });
    await Promise.all([...logins, chosen]);
    const { rows } = await shop.database.pool.query("SELECT id FROM session WHERE customer_id IS NOT NULL");
    expect(rows).toEqual([{ id: visitor.sessionId }]);
  });

  it("lets nobody in by a link that was sent before", async () => {
    const visitor = await shop.visit();
    const token = await tokenFor(visitor, "login");
    const changes: readonly Change[] = [...newPassword, ["UPDATE account_letter SET used_at = now()", []]];
    const answer = await whileChanging(shop.database, changes, () =>
      visitor.post("/konto/lank/logga-in", { link_token: token }),
    );
    expect([answer.statusCode, await loggedIn()]).toEqual([410, 0]);
  });

  it.each([
    ["ends no membership", "/konto/uppgifter/lamna-klubben", {}],
    ["erases nobody", "/konto/uppgifter/radera", {}],
    ["sends no letter to another address", "/konto/uppgifter/adress", { email: "nils@example.se" }],
  ])("%s that the old one was to confirm", async (_, path, fields) => {
    const submit = await member();
    const status = await whileChanging(shop.database, newPassword, () => submit(path, { ...fields, password: old }));
    expect(status).toBe(422);
    expect([await count("customer"), await count("account_letter")]).toEqual([1, 0]);
  });
});

describe("an address that is changed while somebody logs in with the old one", () => {
  it("is the only one that logs in", async () => {
    const visitor = await shop.visit();
    const moved: readonly Change[] = [["UPDATE customer SET email = 'nils@example.se' WHERE email = $1", [email]]];
    const answer = await whileChanging(shop.database, moved, () =>
      visitor.post(logInPath, { email, password: old }, "json"),
    );
    expect([answer.json().error, await loggedIn()]).toEqual([true, 0]);
  });
});

describe("an account that is erased while somebody logs in", () => {
  it("is entered by nobody", async () => {
    const visitor = await shop.visit();
    const gone: readonly Change[] = [["DELETE FROM customer WHERE email = $1", [email]]];
    const answer = await whileChanging(shop.database, gone, () =>
      visitor.post(logInPath, { email, password: old }, "json"),
    );
    expect([answer.statusCode, answer.json().error]).toEqual([200, true]);
  });
});
