import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import { createWorkQueue } from "../passwords/createWorkQueue.ts";
import { hashPassword, isPassword } from "../passwords/password.ts";

const url = "/konto/login_from_checkout";
const email = "anna.andersson@example.se";

describe("POST /konto/login_from_checkout", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  it("logs in with the right password and gives the session a new secret", async () => {
    const visitor = await shop.visit();
    const answer = await visitor.post(url, { email: ` ${email.toUpperCase()} `, password: "Sommar2024!" }, "json");
    expect(answer.json()).toEqual({ error: false, msg: "" });
    const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
    const show = (header: string) =>
      shop.server.inject({ url: "/checkoutv3/checkoutv3/show", headers: { cookie: header } });
    expect((await show(cookie)).json().user).toMatchObject({ user_email: email, user_firstname: "Anna" });
    expect((await show(visitor.cookie)).json().user).toBeNull();
  });

  it.each([
    [email, "wrong"],
    ["nobody@example.se", "Sommar2024!"],
    ["' OR 1=1 --", "' OR 1=1 --"],
  ])("rejects %s with the same message", async (address, password) => {
    const visitor = await shop.visit();
    const answer = await visitor.post(url, { email: address, password }, "json");
    expect(answer.json()).toEqual({ error: true, msg: "Fel e-postadress eller lösenord." });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("reports what is missing", async () => {
    const visitor = await shop.visit();
    expect((await visitor.post(url, {}, "json")).json()).toEqual({
      error: true,
      msg: { email: ["E-postadressen saknas."], password: ["Lösenordet saknas."] },
    });
  });
});

describe("the account", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  const logIn = async (password = "Sommar2024!") => {
    const visitor = await shop.visit();
    const answer = await visitor.submit(url, { email, password, return_to: "/konto" });
    const [cookie = visitor.cookie] = String(answer.headers["set-cookie"] ?? visitor.cookie).split(";");
    const page = async (path: string) =>
      (await shop.server.inject({ url: `/api/internal/page?path=${path}`, headers: { cookie } })).json();
    return { visitor, answer, cookie, page };
  };

  /** Submits a form as the browser itself does, with the given cookie. */
  const submitAs = (cookie: string, address: string, fields: Readonly<Record<string, string>>) =>
    shop.server.inject({
      method: "POST",
      url: address,
      headers: {
        cookie,
        accept: "text/html",
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        "sec-fetch-mode": "navigate",
      },
      payload: new URLSearchParams(fields).toString(),
    });

  it("shows the orders of its address to the logged in customer, and to nobody else", async () => {
    const guest = await shop.visit();
    const { page: login } = (await guest.get("/api/internal/page?path=/konto")).json();
    expect(login).toMatchObject({ page: "login", returnTo: "/konto" });
    const { answer, page } = await logIn();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/konto"]);
    expect((await page("/konto")).page).toMatchObject({
      page: "account",
      name: "Anna Andersson",
      orders: [{ order_name: "100245", lines: [{ name: "Tvättmaskin NV 8014", quantity: 1 }] }],
    });
    expect(await page("/login")).toEqual({ redirect: "/", status: 303 });
  });

  it("shows what an order cost, whatever a gift card paid of it", async () => {
    const payWithCard = (ore: number) =>
      shop.database.pool.query(
        `UPDATE "order" SET discount_ore = discount_ore + $1, total_ore = total_ore - $1 WHERE name = '100245'`,
        [ore],
      );
    await payWithCard(40_000);
    const { page } = await logIn();
    expect((await page("/konto")).page.orders[0]).toMatchObject({ total: 6990 });
    await payWithCard(-40_000);
  });

  it("keeps the code of a gift card as it was typed, sealed by the visitor's own secret, through login and logout", async () => {
    const { visitor, cookie } = await logIn();
    const guest = await shop.visit();
    await guest.post("/checkoutv3/products/update", { "products[1304][quantity]": 2 });
    await guest.post("/checkoutv3/discounts/store", { code: "present500" });
    const login = await guest.submit(url, { email, password: "Sommar2024!" });
    const [renewed = ""] = String(login.headers["set-cookie"]).split(";");
    const codesOf = async (header: string) =>
      (await shop.server.inject({ url: "/checkoutv3/products/index", headers: { cookie: header } }))
        .json()
        .discount.rows.map(({ code }: { readonly code: string }) => code);
    expect([renewed === guest.cookie, await codesOf(renewed)]).toEqual([false, ["PRESENT500"]]);
    const kept = "SELECT typed FROM session_discount WHERE session_id = $1";
    const { rows } = await shop.database.pool.query<{ typed: string }>(kept, [guest.sessionId]);
    expect(rows).toEqual([{ typed: expect.stringMatching(/^sealed:/) }]);
    const out = await submitAs(renewed, "/konto/logga-ut", {});
    const [after = ""] = String(out.headers["set-cookie"]).split(";");
    expect([after === renewed, await codesOf(after), await codesOf(renewed)]).toEqual([false, ["PRESENT500"], []]);
    await shop.database.pool.query("UPDATE session SET token_hash = sha256('x') WHERE id = $1", [guest.sessionId]);
    await shop.database.pool.query("UPDATE session_discount SET session_id = $1 WHERE session_id = $2", [
      visitor.sessionId,
      guest.sessionId,
    ]);
    await shop.database.pool.query("UPDATE cart_line SET session_id = $1 WHERE session_id = $2", [
      visitor.sessionId,
      guest.sessionId,
    ]);
    // A reader of the database learns nothing from the name, but it can be used to remove the card.
    const [name = ""] = await codesOf(cookie);
    expect(name).toMatch(/^CARD-\d+-/);
    await submitAs(cookie, "/checkoutv3/discounts/destroy", { code: name });
    expect(await codesOf(cookie)).toEqual([]);
  });

  it("shows on the login page what was wrong, without the password", async () => {
    const { answer, page } = await logIn("wrong");
    expect(answer.headers.location).toBe("/konto");
    const { page: shown } = await page("/konto");
    expect(shown.notices).toEqual([{ kind: "error", text: "Fel e-postadress eller lösenord." }]);
    expect(JSON.stringify(shown.draft)).not.toContain("wrong");
  });

  it("ends on logout and after half an hour without activity, and keeps the session", async () => {
    const { cookie, page } = await logIn();
    await shop.database.pool.query("UPDATE session SET login_seen_at = now() - interval '31 minutes'");
    expect((await page("/konto")).page.page).toBe("login");
    const again = await logIn();
    expect(again.cookie).not.toBe(cookie);
    const ofSession = 'UPDATE "order" SET session_id = $1, created_at = now() WHERE id = 5012';
    await shop.database.pool.query(ofSession, [again.visitor.sessionId]);
    const thanks = "/checkout/confirmation/5012";
    expect(await again.page(thanks)).toMatchObject({ page: { order: { order_name: "100245" } } });
    const out = await submitAs(again.cookie, "/konto/logga-ut", {});
    expect([out.statusCode, out.headers.location]).toEqual([303, "/login"]);
    expect((await again.page("/konto")).page.page).toBe("login");
    // The next user of the same browser must see nothing of it.
    expect(await again.page(thanks)).toMatchObject({ page: { page: "not_found" } });
  });

  it("shows the progress of each order, its parcels, and its refunds with their credit notes", async () => {
    const { pool } = shop.database;
    const { page } = await logIn();
    const order = async () => (await page("/konto")).page.orders[0];
    expect(await order()).toMatchObject({ state: "paid", shipments: [], credit_notes: [], refunded: 0 });
    const act = (position: number, kind: string, [more, values] = ["", ""]) =>
      pool.query(
        `INSERT INTO order_act (order_id, position, key, kind${more}) VALUES (5012, ${position}, '${position}', '${kind}'${values}) RETURNING id`,
      );
    await act(1, "pick");
    expect(await order()).toMatchObject({ state: "picked" });
    const parcel = ", 'PostNord', 'UR1', 'https://tracking.example/UR1'";
    const shipped = await act(2, "ship", [", carrier, tracking_number, tracking_url", parcel]);
    await pool.query(
      "INSERT INTO order_act_line SELECT $1, position, id, quantity FROM order_line WHERE order_id = 5012",
      [shipped.rows[0].id],
    );
    const told = { carrier: "PostNord", tracking_number: "UR1", tracking_url: "https://tracking.example/UR1" };
    expect(await order()).toMatchObject({ state: "shipped", shipments: [{ ...told, delivered_at: null }] });
    await act(3, "deliver", [", shipment", ", 1"]);
    expect(await order()).toMatchObject({ state: "delivered", shipments: [{ delivered_at: expect.any(String) }] });
    const { rows } = await act(4, "credit", [", amount_ore", ", 10000"]);
    await pool.query("INSERT INTO credit_note VALUES (7, $1, 10000, 2000, '[]')", [rows[0].id]);
    await pool.query(
      `INSERT INTO money_move (order_id, kind, amount_ore, acts, done_at) VALUES
       (5012, 'capture', 708800, 2, now()), (5012, 'refund', 10000, 4, now()), (5012, 'refund', 500, 4, NULL)`,
    );
    expect(await order()).toMatchObject({ credit_notes: [{ number: 7, total: 100 }], refunded: 100 });
    const { receipt_url: receipt } = await order();
    const { order: own, progress } = (await page(receipt)).page;
    expect([own.order_name, progress.state, progress.shipments.length]).toEqual(["100245", "delivered", 1]);
    expect(progress).toMatchObject({ credit_notes: [{ number: 7, total: 100 }], refunded: 100 });
    await pool.query(`UPDATE "order" SET state = 'cancelled' WHERE id = 5012`);
    expect(await order()).toMatchObject({ state: "cancelled" });
    await pool.query(`UPDATE "order" SET state = 'paid' WHERE id = 5012`);
    for (const table of ["money_move", "credit_note", "order_act"]) await pool.query(`DELETE FROM ${table}`);
  });

  it("starts a return for the customer's own order, filled in, and for no other order", async () => {
    const { pool } = shop.database;
    await pool.query("DELETE FROM service_draft");
    const { page } = await logIn();
    const path = "/retur-och-reklamation?anmal=1%26order=100245";
    expect((await page(path)).page).toMatchObject({ orderName: "100245", orderEmail: "anna.andersson@example.se" });
    const stranger = await shop.visit();
    const { page: seen } = (await stranger.get(`/api/internal/page?path=${path}`)).json();
    expect(seen).toMatchObject({ isForm: true, orderName: "", orderEmail: "" });
  });

  it("offers no withdrawal to companies or for an order that was withdrawn already", async () => {
    const { pool } = shop.database;
    const { page } = await logIn();
    const isWithdrawable = async () => (await page("/konto")).page.orders[0].is_withdrawable;
    expect(await isWithdrawable()).toBe(true);
    await pool.query(`UPDATE "order" SET customer_type = 'company' WHERE id = 5012`);
    expect(await isWithdrawable()).toBe(false);
    await pool.query(`UPDATE "order" SET customer_type = 'private' WHERE id = 5012`);
  });

  it("puts the purchased items into the cart again, names what is unavailable, and no one else's orders", async () => {
    const { pool } = shop.database;
    const { cookie, visitor } = await logIn();
    const again = (name: string) => submitAs(cookie, "/konto/kop-igen", { order_name: name });
    const held = async () =>
      (await pool.query("SELECT product_id, quantity FROM cart_line WHERE session_id = $1", [visitor.sessionId])).rows;
    const said = async () =>
      (await pool.query("SELECT notices -> -1 ->> 'text' AS text FROM session WHERE id = $1", [visitor.sessionId]))
        .rows;
    const first = await again("100245");
    expect([first.statusCode, first.headers.location]).toEqual([303, "/varukorg"]);
    expect([await held(), await said()]).toEqual([
      [{ product_id: 1001, quantity: 1 }],
      [{ text: "Varorna ligger i varukorgen." }],
    ]);
    await pool.query(
      `INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_ore, original_price_ore, total_ore, vat_percent, vat_ore)
       VALUES (5012, 9, NULL, 'Luddfilter', 2, 0, 0, 0, 25, 0)`,
    );
    await again("100245");
    expect([await held(), await said()]).toEqual([
      [{ product_id: 1001, quantity: 2 }],
      [{ text: "Det här går inte att köpa just nu: Luddfilter. Resten ligger i varukorgen." }],
    ]);
    await pool.query("UPDATE product SET buy_disabled = true WHERE id = 1001");
    await again("100245");
    expect(await said()).toEqual([{ text: "Inget av det du köpte går att köpa just nu." }]);
    await pool.query("UPDATE product SET buy_disabled = false WHERE id = 1001");
    await pool.query("DELETE FROM order_line WHERE position = 9 AND order_id = 5012");
    await again("999999");
    expect(await said()).toEqual([{ text: "Vi hittade ingen order med de uppgifterna." }]);
    const guest = await (await shop.visit()).post("/konto/kop-igen", { order_name: "100245" });
    expect(guest.statusCode).toBe(401);
    expect(await held()).toEqual([{ product_id: 1001, quantity: 2 }]);
  });

  it("has pages to register and to get help, and one behind each link, which viewing does not use up", async () => {
    const { cookie } = await shop.visit();
    const page = async (path: string) =>
      (await shop.server.inject({ url: `/api/internal/page?path=${path}`, headers: { cookie } })).json().page;
    expect(await page("/konto/skapa")).toMatchObject({ page: "account_register" });
    expect(await page("/konto/hjalp-att-logga-in")).toMatchObject({ page: "account_help" });
    const token = "5f".repeat(32);
    await shop.database.pool.query(
      `INSERT INTO account_letter (kind, email, token_hash, linked_at)
       VALUES ('register', 'ny@example.se', sha256(convert_to($1, 'UTF8')), now())`,
      [token],
    );
    const link = { page: "account_link", kind: "register", link_token: token, email: "ny@example.se" };
    expect(await page(`/konto/lank/${token}`)).toMatchObject(link);
    expect(await page(`/konto/lank/${token}`)).toMatchObject(link);
    await shop.database.pool.query("UPDATE account_letter SET used_at = now()");
    const dead = { page: "account_link", kind: null, link_token: "", email: "" };
    for (const nothing of [token, "0".repeat(64), "x"]) {
      expect(await page(`/konto/lank/${nothing}`)).toMatchObject(dead);
    }
  });

  it("accepts at most ten wrong passwords per account and address, parallel or not, known or not", async () => {
    for (const address of [email, "nobody@example.se"]) {
      const visitor = await shop.visit();
      const guess = (password: string) => visitor.post(url, { email: address, password }, "json");
      const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(`guess ${index}`)));
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
      await shop.database.pool.query("UPDATE limit_count SET free_at = now() + interval '95 seconds' WHERE taken = 10");
      const late = await guess("Sommar2024!");
      expect([late.statusCode, late.json().message]).toEqual([
        429,
        "För många försök. Vänta 2 minuter och försök igen.",
      ]);
      expect(Number(late.headers["retry-after"])).toBeGreaterThan(90);
    }
    await shop.database.pool.query("UPDATE limit_count SET free_at = now()");
    const { answer } = await logIn();
    expect(answer.headers.location).toBe("/konto");
    await shop.database.pool.query("DELETE FROM limit_count");
  });

  it("is not locked for its owner by the guesses of others, elsewhere or on the same address", async () => {
    const guest = await shop.visit();
    const from = (address: string, password: string, cookie = guest.cookie) =>
      shop.server.inject({
        method: "POST",
        url,
        headers: {
          cookie,
          "x-csrf-token": guest.token,
          "x-requested-with": "XMLHttpRequest",
          accept: "application/json",
          "content-type": "application/json",
          "x-forwarded-for": address,
        },
        payload: JSON.stringify({ email, password }),
      });
    const home = await shop.visit();
    const first = await home.post(url, { email, password: "Sommar2024!" }, "json");
    const device = first.cookies.find(({ name }) => name === "shop_device");
    expect(device).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/konto" });
    for (let index = 0; index < 12; index += 1) await from("203.0.113.9", `guess ${index}`);
    expect((await from("203.0.113.9", "Sommar2024!")).statusCode).toBe(429);
    const elsewhere = await from("198.51.100.4", "Sommar2024!", (await shop.visit()).cookie);
    // The token belongs to another session, which is refused before the password is checked.
    expect(elsewhere.statusCode).toBe(419);
    expect((await from("198.51.100.4", "wrong")).json()).toMatchObject({ error: true });
    const known = `${guest.cookie}; shop_device=${device?.value}`;
    expect((await from("203.0.113.9", "Sommar2024!", known)).json()).toEqual({ error: false, msg: "" });
    const { rows } = await shop.database.pool.query("SELECT encode(token_hash, 'escape') AS hash FROM known_device");
    expect(rows.map(({ hash }) => hash)).not.toContain(device?.value);
    await shop.database.pool.query("DELETE FROM limit_count");
  });

  it("is not found by trying one password on many accounts", async () => {
    const visitor = await shop.visit();
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1) {
      const answer = await visitor.post(url, { email: `kund${index}@example.se`, password: "Sommar2024!" }, "json");
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(40).fill(200), ...Array(20).fill(429)]);
    const { rows } = await shop.database.pool.query(
      "SELECT count(*)::int AS n FROM limit_count WHERE name = 'login/account' AND taken > 0",
    );
    // Attempts refused by the address limit are not counted for the accounts.
    expect(rows).toEqual([{ n: 40 }]);
    await shop.database.pool.query("DELETE FROM limit_count");
  });

  it("rejects a password that is too long for any account with a message, and does not truncate it", async () => {
    const visitor = await shop.visit();
    const long = `Sommar2024!${"x".repeat(502)}`;
    expect((await visitor.post(url, { email, password: long }, "json")).json()).toEqual({
      error: true,
      msg: { password: ["Lösenordet får vara högst 512 tecken."] },
    });
    const { answer, page } = await logIn(long);
    expect(answer.statusCode).toBe(303);
    expect(JSON.stringify((await page("/konto")).page)).toContain("Lösenordet får vara högst 512 tecken.");
  });
});

describe("isPassword", () => {
  it("accepts the password and no other, and nothing without a hash", async () => {
    const hash = await hashPassword("Sommar2024!");
    expect(hash).not.toContain("Sommar");
    expect(await isPassword("Sommar2024!", hash)).toBe(true);
    expect(await isPassword("sommar2024!", hash)).toBe(false);
    expect(await isPassword("", null)).toBe(false);
    expect(await hashPassword("Sommar2024!")).not.toBe(hash);
  });
});

describe("createWorkQueue", () => {
  it("runs a few at once, queues some and rejects the rest", async () => {
    const queue = createWorkQueue(2, 1);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const work = (name: string) => async (): Promise<string> => {
      begun.push(name);
      await new Promise<void>((resolve) => {
        ends.set(name, resolve);
      });
      return name;
    };
    const first = queue.run(work("a"));
    const second = queue.run(work("b"));
    const third = queue.run(work("c"));
    expect(await queue.run(work("d"))).toBeNull();
    expect(begun).toEqual(["a", "b"]);
    ends.get("a")?.();
    expect(await first).toBe("a");
    await vi.waitUntil(() => begun.includes("c"));
    ends.get("b")?.();
    ends.get("c")?.();
    expect(await Promise.all([second, third])).toEqual(["b", "c"]);
    expect(begun).toEqual(["a", "b", "c"]);
  });
});
