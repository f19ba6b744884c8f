import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import { type Change, whileChanging } from "../../testing/whileChanging.ts";
import { hashPassword } from "../passwords/password.ts";

const password = "Hösten-2026-är-blöt";
const anna = "anna@example.se";
const bo = "bo@example.se";
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
  const hash = await hashPassword(password);
  for (const email of [anna, bo]) {
    await shop.database.pool.query("INSERT INTO customer (email, password_hash) VALUES ($1, $2)", [email, hash]);
  }
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.database.pool.query("DELETE FROM limit_count");
  await shop.database.pool.query("DELETE FROM service_draft");
});

/** A browser that keeps its cookies. */
async function browser() {
  const visitor = await shop.visit();
  const jar = new Map([["shop_session", visitor.cookie.split("=")[1] ?? ""]]);
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const native = { accept: "text/html", "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
  const submit = async (url: string, fields: Readonly<Record<string, string>>) => {
    const headers = { ...native, cookie: cookie(), "content-type": "application/x-www-form-urlencoded" };
    const payload = new URLSearchParams(fields).toString();
    const answer = await shop.server.inject({ method: "POST", url, headers, payload });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };
  const page = async (path: string) =>
    (await shop.server.inject({ url: `/api/internal/page?path=${path}`, headers: { cookie: cookie() } })).json();
  return {
    id: visitor.sessionId,
    page,
    submit,
    logIn: (email: string) => submit("/konto/login_from_checkout", { email, password, return_to: "/konto" }),
  };
}

type Browser = Awaited<ReturnType<typeof browser>>;

const thanks = "/checkout/confirmation/5012";
const summary = "/angra-kop/bekrafta";

/** Has an order placed in a session just now, and a withdrawal from it begun. */
async function orderIn({ id }: Browser): Promise<void> {
  const { pool } = shop.database;
  await pool.query(`UPDATE "order" SET session_id = $1, created_at = now() WHERE id = 5012`, [id]);
  await pool.query(
    "INSERT INTO service_draft (session_id, withdrawal_order_id, withdrawal_name) VALUES ($1, 5012, 'Anna Hemlig')",
    [id],
  );
}

const putIntoCart = (one: Browser) => one.submit("/kassa/lagg-i-varukorg/1304", {});
const linesOf = async ({ id }: Browser): Promise<number> =>
  (await shop.database.pool.query("SELECT FROM cart_line WHERE session_id = $1", [id])).rowCount ?? 0;
const age = (column: "login_seen_at" | "logged_in_at", minutes: number) =>
  shop.database.pool.query(`UPDATE session SET ${column} = now() - make_interval(mins => $1)`, [minutes]);

async function shown(one: Browser) {
  const { page: order } = await one.page(thanks);
  const draft = await one.page(summary);
  return [order.page, draft.page?.step ?? draft.redirect];
}

const visible = ["confirmation", "confirm"];
const gone = ["not_found", "/angra-kop"];

describe("a login that has ended", () => {
  it.each([
    ["half an hour of rest", () => age("login_seen_at", 31)],
    ["twelve hours", () => age("logged_in_at", 721)],
    ["logging out", (one: Browser) => one.submit("/konto/logga-ut", {})],
    ["somebody else who logs in", (one: Browser) => one.logIn(bo)],
  ])("leaves nothing of its customer but the cart after %s", async (_, end) => {
    const one = await browser();
    await one.logIn(anna);
    await orderIn(one);
    await putIntoCart(one);
    expect(await shown(one)).toEqual(visible);
    await end(one);
    expect(await shown(one)).toEqual(gone);
    expect(await linesOf(one)).toBe(1);
  });

  it("leaves no order that was just being placed when it ended", async () => {
    const one = await browser();
    await one.logIn(anna);
    const placing: readonly Change[] = [
      ["SELECT FROM session WHERE id = $1 FOR UPDATE", [one.id]],
      [`UPDATE "order" SET session_id = $1, created_at = now() WHERE id = 5012`, [one.id]],
    ];
    await whileChanging(shop.database, placing, () => one.submit("/konto/logga-ut", {}));
    expect((await one.page(thanks)).page.page).toBe("not_found");
  });

  it("leads nobody from the checkout to the order of its customer", async () => {
    const one = await browser();
    await one.logIn(anna);
    await orderIn(one);
    await shop.database.pool.query(`UPDATE "order" SET thanked_at = NULL WHERE id = 5012`);
    await age("logged_in_at", 721);
    expect((await one.page("/kassa/leverans")).page).toMatchObject({ page: "checkout" });
  });
});

describe("a login", () => {
  it("keeps what was ordered, begun and put into the cart as a guest before it", async () => {
    const one = await browser();
    await orderIn(one);
    await putIntoCart(one);
    await one.logIn(anna);
    expect([await shown(one), await linesOf(one)]).toEqual([visible, 1]);
  });

  it("keeps everything when the same customer logs in again", async () => {
    const one = await browser();
    await one.logIn(anna);
    await orderIn(one);
    await putIntoCart(one);
    await one.logIn(anna);
    expect([await shown(one), await linesOf(one)]).toEqual([visible, 1]);
  });
});
