import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskToken } from "../sessions/deskSecret.ts";
import { openOperatorSession } from "../operators/operatorSessions.ts";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

const act = "/butiken/ordrar/100245/anteckna";
let shop: TestShop;
let secret = "";
beforeAll(async () => {
  shop = await startTestShop();
  const { id } = await shop.database.db
    .insertInto("operator")
    .values({ email: "anna@example.se", name: "Anna", role: "seller", password_hash: "", code_key: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  secret = await openOperatorSession(shop.database.db, id);
});
afterAll(() => shop.close());

type Headers = Readonly<Record<string, string>>;

const post = (url: string, headers: Headers, fields: Readonly<Record<string, string>> = {}) =>
  shop.server.inject({
    method: "POST",
    url,
    headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams({ version: "0", text: "Ringde.", ...fields }).toString(),
  });
const script = (token: string): Headers => ({ "x-requested-with": "XMLHttpRequest", "x-csrf-token": token });
const native: Headers = { accept: "text/html" };
const vouched: Headers = { ...native, "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
const cookie = (): string => `__Host-torg_desk=${secret}`;

describe("the token of the desk", () => {
  it("is no token of a shop session, in a header or in a form, even one that the browser vouches for", async () => {
    const visitor = await shop.visit();
    const cookies = { cookie: `${cookie()}; ${visitor.cookie}` };
    const inForm = { _token: visitor.token };
    const answers = [
      await post(act, { ...cookies, ...script(visitor.token) }),
      await post(act, { ...cookies, ...native }, inForm),
      await post(act, { ...cookies, ...vouched }, inForm),
      await post("/butiken/logga-ut", { ...cookies, ...script(visitor.token) }),
      await post(act, { ...cookies, ...script("") }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(419));
  });

  it("is that of the operator's own session, and of no other one", async () => {
    const right = await post(act, { cookie: cookie(), ...script(deskToken(secret)) });
    const inForm = await post(act, { cookie: cookie(), ...native }, { _token: deskToken(secret) });
    const other = await post(act, { cookie: cookie(), ...script(deskToken("x".repeat(43))) });
    expect([right.statusCode, inForm.statusCode, other.statusCode]).toEqual([200, 303, 419]);
  });

  it("opens nothing outside the desk", async () => {
    const visitor = await shop.visit();
    const headers = { cookie: `${cookie()}; ${visitor.cookie}`, ...script(deskToken(secret)) };
    expect((await post("/checkoutv3/products/update", headers)).statusCode).toBe(419);
  });

  it("is told to every page of somebody who is logged in, and to nobody else", async () => {
    const page = async (headers: Headers) =>
      (await shop.server.inject({ url: "/api/internal/page?path=/butiken", headers })).json().page.desk;
    const operator = { name: "Anna", role: "seller", token: deskToken(secret) };
    expect((await page({ cookie: cookie() })).operator).toEqual(operator);
    expect(await page({})).toEqual({ view: "login", return_to: "/butiken" });
  });

  it("is not needed by a form without one that the browser vouches for, nor by the login", async () => {
    expect((await post(act, { ...vouched, cookie: cookie() })).statusCode).toBe(303);
    const visitor = await shop.visit();
    for (const own of [visitor.cookie, `${cookie()}; ${visitor.cookie}`]) {
      const login = await post("/butiken/logga-in", { cookie: own, ...script(visitor.token) });
      expect([login.statusCode, Object.keys(login.json().errors)]).toEqual([422, ["email", "password", "code"]]);
    }
  });
});
