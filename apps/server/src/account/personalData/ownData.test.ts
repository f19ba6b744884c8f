import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";
import { hashPassword } from "../passwords/password.ts";

const dataDir = mkdtempSync(join(tmpdir(), "torg-own-data-"));
const securityLog = join(dataDir, "security.jsonl");
const password = "Hösten-2026-är-blöt";
const email = "vera@example.se";
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ dataDir, securityLog });
  await shop.database.pool.query(
    `INSERT INTO customer (id, email, password_hash, first_name, last_name) VALUES (700, $1, $2, 'Vera', 'Lind')`,
    [email, await hashPassword(password)],
  );
});

beforeEach(async () => {
  const { pool } = shop.database;
  await pool.query("DELETE FROM limit_count");
  await pool.query(`INSERT INTO customer (id, email, password_hash) SELECT 700, $1, $2 ON CONFLICT DO NOTHING`, [
    email,
    await hashPassword(password),
  ]);
  await pool.query(`
    INSERT INTO club_application (email, first_name, last_name, wants_news, news_text)
    VALUES ('vera@example.se', 'Vera', 'Lind', true, 'Ja tack') ON CONFLICT DO NOTHING`);
});

afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

/** A logged-in customer, with functions to call the shop. */
async function member() {
  const visitor = await shop.visit();
  const { cookies } = await visitor.submit("/konto/login_from_checkout", { email, password, return_to: "/konto" });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { csrf_token: token } = (
    await shop.database.pool.query("SELECT csrf_token FROM session WHERE id = $1", [visitor.sessionId])
  ).rows[0];
  const native = { accept: "text/html", "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
  const script = { accept: "application/json", "x-requested-with": "XMLHttpRequest", "x-csrf-token": token };
  const send =
    (way: Readonly<Record<string, string>>) =>
    (part: string, payload = "") =>
      shop.server.inject({
        method: "POST",
        url: `/konto/uppgifter/${part}`,
        headers: { ...way, cookie, "content-type": "application/x-www-form-urlencoded" },
        payload,
      });
  const page = async (part: string) =>
    (await shop.server.inject({ url: `/api/internal/page?path=/konto/uppgifter${part}`, headers: { cookie } })).json();
  const checkout = async () =>
    (await shop.server.inject({ url: "/checkoutv3/checkoutv3/show", headers: { cookie } })).json();
  const forged = send({ ...native, "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" });
  return { id: visitor.sessionId, page, checkout, submit: send(native), post: send(script), forged };
}

const formOf = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();
const home = {
  customer_type: "private",
  user_firstname: "Vera",
  user_lastname: "Lind-Berg",
  user_mobile: "070-123 45 67",
  user_address: "Nya vägen 2",
  user_co: "",
  user_zipcode: "981 31",
  user_city: "Kiruna",
};
const typed = (text: string): string => new URLSearchParams({ password: text }).toString();
const count = async (sql: string): Promise<number> =>
  (await shop.database.pool.query(`SELECT count(*)::int AS n FROM ${sql}`)).rows[0].n;
const lastEvent = () => readFileSync(securityLog, "utf8").trim().split("\n").at(-1);

describe("a member's own data", () => {
  it("are a file for a form without script, and data for a script, and are logged as a security event", async () => {
    const { page, submit, post } = await member();
    expect((await page("")).page).toMatchObject({ page: "account_data", step: "overview", email, wants_news: true });
    const file = await submit("exportera");
    expect(file.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": expect.stringMatching(/^attachment; filename="mina-uppgifter-\d{4}-\d\d-\d\d\.json"$/),
      "cache-control": "no-store",
    });
    expect(file.json()).toMatchObject({
      customer: [{ email, first_name: "Vera" }],
      club_application: [{ wants_news: true }],
      session: [{ customer_id: 700 }],
      known_device: [{ seen_at: expect.any(String) }],
    });
    expect(file.body).not.toMatch(/password|token|anna\.andersson/);
    expect((await post("exportera")).json().customer).toHaveLength(1);
    await expect.poll(lastEvent).toMatch(/"sensitive_read".*export by themselves/);
    expect(readFileSync(securityLog, "utf8")).not.toContain("vera");
  });

  it("are stored without signs that nobody sees", async () => {
    const { submit } = await member();
    const pasted = { ...home, user_firstname: "\u202eVe\u200bra\u202c", user_address: "Nya\u2060 vägen 2\ufeff" };
    await submit("kontakt", formOf({ ...pasted, user_company: "\u200b" }));
    const { rows } = await shop.database.pool.query("SELECT first_name, address, company FROM customer WHERE id = 700");
    expect(rows).toEqual([{ first_name: "Vera", address: "Nya vägen 2", company: "" }]);
  });

  it("are changed by the logged in customer, used at checkout, exported, and deleted with the account", async () => {
    const { page, submit, post, checkout, id } = await member();
    const { pool } = shop.database;
    await pool.query("UPDATE customer SET pnr = 'sealed', zipcode = '123 45' WHERE id = 700");
    await pool.query("UPDATE session SET postal_code = '12345', shipping_option_id = 'kvall' WHERE id = $1", [id]);
    const answer = await submit("kontakt", formOf({ ...home, user_pnr: "850709-9805", user_email: "x@example.se" }));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/konto/uppgifter"]);
    expect((await page("")).page).toMatchObject({
      details: { ...home, user_company: "" },
      notices: [{ kind: "success", text: "Dina uppgifter är sparade." }],
    });
    await expect.poll(lastEvent).toMatch(/"sensitive_update".*name and address of an account/);
    expect(await count("customer WHERE id = 700 AND pnr = 'sealed' AND email = 'vera@example.se'")).toBe(1);
    expect(await checkout()).toMatchObject({
      user: { user_firstname: "Vera", user_address: "Nya vägen 2", user_zipcode: "98131", user_city: "Kiruna" },
      delivery_checkout: { session: { postal_code: "98131", shipping_option_id: null } },
    });
    await pool.query("UPDATE customer SET pnr = '' WHERE id = 700");
    expect((await post("exportera")).json().customer).toMatchObject([
      { address: "Nya vägen 2", mobile: "070-123 45 67" },
    ]);
    expect((await post("radera", typed(password))).statusCode).toBe(200);
    expect(await count("customer WHERE address = 'Nya vägen 2'")).toBe(0);
  });

  it("stay unchanged when the checkout would reject them, and what was typed is returned", async () => {
    const { page, submit, post, id } = await member();
    const { pool } = shop.database;
    const wrong = {
      ...home,
      user_lastname: " ",
      user_mobile: "12",
      user_zipcode: "1234",
      user_city: `x${"y".repeat(200)}`,
    };
    const refused = await post("kontakt", formOf(wrong));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      user_lastname: ["Ange ett efternamn."],
      user_mobile: [expect.stringContaining("070-123 45 67")],
      user_zipcode: ["Ange ett giltigt postnummer."],
      user_city: [expect.stringContaining("högst 200 tecken")],
    });
    await submit("kontakt", formOf(wrong));
    expect((await page("")).page).toMatchObject({
      draft: { form: "/konto/uppgifter/kontakt", values: wrong, errors: { user_lastname: ["Ange ett efternamn."] } },
      notices: [{ kind: "error" }],
    });
    expect((await post("kontakt", formOf({ ...home, customer_type: "trust" }))).statusCode).toBe(422);
    // Formats of other countries are not checked, as in the checkout.
    await pool.query("UPDATE session SET country_code = 'NO' WHERE id = $1", [id]);
    expect((await post("kontakt", formOf({ ...home, user_zipcode: "0150", user_mobile: "40612345" }))).statusCode).toBe(
      200,
    );
  });

  it("keep a company until its name is cleared, and change nobody else's data", async () => {
    const { post, page } = await member();
    const { pool } = shop.database;
    const others = async () =>
      (await pool.query("SELECT md5(string_agg(c::text, '' ORDER BY id)) AS all FROM customer c WHERE id <> 700")).rows;
    const before = await others();
    const company = { ...home, customer_type: "company", user_company: "Lind AB" };
    expect((await post("kontakt", formOf(company))).json()).toEqual({ message: "Dina uppgifter är sparade." });
    expect((await page("")).page).toMatchObject({ details: { customer_type: "company", user_company: "Lind AB" } });
    await post("kontakt", formOf({ ...company, user_company: " " }));
    expect((await page("")).page).toMatchObject({ details: { customer_type: "private", user_company: "" } });
    expect(await others()).toEqual(before);
  });

  it("cannot be changed by a page of another site, and only a limited number of times", async () => {
    const { submit, post, forged } = await member();
    expect((await forged("kontakt", formOf(home))).statusCode).toBe(419);
    const answers = await Promise.all(Array.from({ length: 40 }, () => post("kontakt", formOf(home))));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
    expect((await submit("kontakt", formOf(home))).statusCode).toBe(429);
  });

  it("are given only to logged in customers, and reveal nobody's account", async () => {
    const guest = await shop.visit();
    for (const part of ["kontakt", "exportera", "nyhetsbrev", "lamna-klubben", "radera"]) {
      const answer = await guest.post(`/konto/uppgifter/${part}`, { email, password });
      expect([answer.statusCode, answer.json().message]).toEqual([
        401,
        "Du är inte inloggad längre. Logga in och försök igen.",
      ]);
    }
    await expect.poll(lastEvent).toMatch(/"authz_fail".*"not logged in"/);
    for (const part of ["", "/radera", "/lamna-klubben"]) {
      const { page } = (await guest.get(`/api/internal/page?path=/konto/uppgifter${part}`)).json();
      expect(page).toMatchObject({ page: "login", returnTo: `/konto/uppgifter${part}` });
    }
  });

  it("lose the newsletter and keep the membership", async () => {
    const { page, submit } = await member();
    const answer = await submit("nyhetsbrev");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/konto/uppgifter"]);
    expect((await page("")).page).toMatchObject({ wants_news: false, notices: [{ kind: "success" }] });
    expect(await count("club_application WHERE email = 'vera@example.se' AND NOT wants_news")).toBe(1);
  });

  it("lose membership, newsletter and account when the customer leaves the club, who can join again", async () => {
    const { submit, page, id } = await member();
    const elsewhere = await member();
    await shop.database.pool.query(
      `UPDATE "order" SET email = 'vera@example.se', newsletter = true, session_id = $1 WHERE id = 5012`,
      [elsewhere.id],
    );
    await shop.database.pool.query("INSERT INTO service_draft (session_id, withdrawal_name) VALUES ($1, 'Vera')", [
      elsewhere.id,
    ]);
    await elsewhere.submit("radera", typed("fel"));
    const answer = await submit("lamna-klubben", typed(password));
    expect(answer.headers.location).toBe("/konto/uppgifter/medlemskapet-avslutat");
    expect((await page("/medlemskapet-avslutat")).page).toMatchObject({ page: "account_data", step: "left" });
    expect((await page("")).page).toMatchObject({ page: "login" });
    expect(await count("customer WHERE id = 700")).toBe(0);
    expect(await count("club_application WHERE email = 'vera@example.se'")).toBe(0);
    expect(await count(`"order" WHERE id = 5012 AND email = 'vera@example.se' AND NOT newsletter`)).toBe(1);
    expect(await count(`session WHERE id = ${id} AND customer_id IS NULL`)).toBe(1);
    // Her other devices keep nothing of it either.
    expect(await count(`session WHERE id = ${elsewhere.id} AND customer_id IS NULL AND form_draft IS NULL`)).toBe(1);
    expect(await count(`service_draft WHERE session_id = ${elsewhere.id}`)).toBe(0);
    expect(await count(`"order" WHERE session_id = ${elsewhere.id}`)).toBe(0);
    const guest = await shop.visit();
    await guest.post("/kundklubb/registrera-dig", { first_name: "Vera", last_name: "Lind", email, wants_news: 1 });
    expect(await count("club_application WHERE email = 'vera@example.se' AND wants_news")).toBe(1);
  });

  it("are erased only with the password, and a wrong one counts as at the login", async () => {
    const { page, submit, post } = await member();
    expect((await submit("radera", typed("fel"))).headers.location).toBe("/konto/uppgifter/radera");
    expect((await page("/radera")).page).toMatchObject({
      step: "erase",
      draft: { form: "/konto/uppgifter/radera", values: {}, errors: { password: ["Fel lösenord."] } },
    });
    await expect.poll(lastEvent).toMatch(/"authn_login_fail"/);
    const answers = [];
    for (let index = 0; index < 11; index += 1) answers.push(await post("radera", typed(`fel ${index}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(9).fill(422), 429, 429]);
    expect(answers.at(-1)?.headers["retry-after"]).toBeDefined();
    expect((await post("radera", typed(password))).statusCode).toBe(429);
    expect((await post("lamna-klubben", typed("x".repeat(513)))).json().errors.password).toEqual([
      "Lösenordet får vara högst 512 tecken.",
    ]);
    expect(await count("customer WHERE id = 700")).toBe(1);
  });

  it("can be requested a limited number of times", async () => {
    const { post } = await member();
    const statuses = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await post("nyhetsbrev")).statusCode);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it.each([
    ["is open at its provider", "state = 'open'"],
    [
      "came back undecided",
      "state = 'open', updated_at = now() - interval '1 day', returned_at = now() - interval '1 day'",
    ],
    ["has just failed, which may still succeed,", "state = 'failed'"],
    ["has money to give back", "state = 'rejected', updated_at = now() - interval '1 day'"],
  ])("are not erased while a payment %s", async (_, change) => {
    const { post, id } = await member();
    const { pool } = shop.database;
    await pool.query(
      "INSERT INTO payment (provider, session_id, cart_key, amount_ore, cart_digest) VALUES ('klarna', $1, gen_random_uuid(), 1000, '')",
      [id],
    );
    await pool.query(`UPDATE payment SET ${change} WHERE session_id = ${id}`);
    const answer = await post("radera", typed(password));
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(/^En betalning pågår/)]);
    expect(await count("customer WHERE id = 700")).toBe(1);
    await pool.query("DELETE FROM payment WHERE session_id = $1", [id]);
  });

  it("are deleted except for the receipt, with a logout, and with a letter that is deleted too", async () => {
    const { submit, page, id } = await member();
    const { pool } = shop.database;
    await pool.query(`UPDATE "order" SET email = 'vera@example.se' WHERE id = 5012`);
    await pool.query(
      "INSERT INTO payment (provider, session_id, cart_key, amount_ore, cart_digest, updated_at, snippet) VALUES ('klarna', $1, gen_random_uuid(), 1000, '', now() - interval '16 minutes', 'Vera')",
      [id],
    );
    const answer = await submit("radera", typed(password));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/konto/uppgifter/raderade"]);
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: "shop_device", value: "" }));
    expect((await page("/raderade")).page).toMatchObject({ page: "account_data", step: "erased" });
    expect((await page("")).page).toMatchObject({ page: "login" });
    expect(await count("customer WHERE id = 700")).toBe(0);
    expect(await count(`session WHERE id = ${id}`)).toBe(0);
    expect(await count("payment WHERE snippet = 'Vera'")).toBe(0);
    expect(await count(`"order" WHERE id = 5012 AND email = '' AND first_name = 'Anna' AND total_ore > 0`)).toBe(1);
    await expect.poll(lastEvent).toMatch(/"sensitive_delete".*erased by themselves/);
    await expect.poll(() => count("erasure_letter"), { timeout: 15_000 }).toBe(0);
    const [letter = ""] = readdirSync(join(dataDir, "mail")).map((name) =>
      readFileSync(join(dataDir, "mail", name), "utf8"),
    );
    expect(letter).toContain("To: vera@example.se");
    expect(letter).toMatch(/Subject: .*raderade/);
  });

  it("cannot be erased while a letter about an order is waiting, and the customer is told why", async () => {
    const { post } = await member();
    const { pool } = shop.database;
    await pool.query(
      `UPDATE "order" SET email = 'vera@example.se', mailed_at = NULL, created_at = now() WHERE id = 5012`,
    );
    const answer = await post("radera", typed(password));
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(/^Ett mejl till dig/)]);
    expect(await count("customer WHERE id = 700")).toBe(1);
    await pool.query(`UPDATE "order" SET email = '', mailed_at = now() WHERE id = 5012`);
  });

  it("keep a device known that another customer has logged in from as well", async () => {
    const { submit, id } = await member();
    const { pool } = shop.database;
    await pool.query("INSERT INTO customer (id, email, password_hash) VALUES (701, 'ulf@example.se', 'x')");
    await pool.query("INSERT INTO known_device (token_hash, customer_id) SELECT token_hash, 701 FROM known_device");
    const { cookies } = await submit("lamna-klubben", typed(password));
    expect(cookies.map(({ name }) => name)).not.toContain("shop_device");
    expect(await count(`session WHERE id = ${id}`)).toBe(1);
    await pool.query("DELETE FROM customer WHERE id = 701");
  });
});
