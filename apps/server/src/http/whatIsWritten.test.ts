import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { standInPerson } from "../bankId/createBankIdStandIn.ts";
import { type OpenDatabase, openDatabase } from "../database/openDatabase.ts";
import { createToken } from "../programs/programToken.ts";
import { companyBuyer } from "../testing/companyBuyer.ts";
import { formBody } from "../testing/formBody.ts";
import { type CrashableShop, startCrashableShop } from "../testing/startCrashableShop.ts";
import { startTraceReceiver, type TraceReceiver } from "../testing/startTraceReceiver.ts";

let receiver: TraceReceiver;
let shop: CrashableShop;
let database: OpenDatabase;

beforeAll(async () => {
  receiver = await startTraceReceiver();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address,
    OTEL_BSP_SCHEDULE_DELAY: "50",
    OTEL_TRACES_SAMPLER: "always_on",
  };
  shop = await startCrashableShop({ logLevel: "trace", env });
  database = openDatabase(await shop.databaseUrl(), { max: 2 });
}, 120_000);

afterAll(async () => {
  await database.close();
  await shop.close();
  await receiver.close();
});

/** An identity number that nobody has, as typed in a checkout. */
const number = "640823-3234";
const passwords = { chosen: "Sju gula stolar", wrong: "Nio-fel-stolar-1", operator: "Fem-sena-lampor" } as const;
const made = "0123456789abcdef".repeat(4);

/** An identity number in all its formats: ten and twelve digits, with and without a separator. */
function formsOf(text: string): readonly string[] {
  const digits = text.replaceAll(/\D/g, "");
  const [short, century] = [digits.slice(-10), digits.length === 12 ? digits.slice(0, 2) : "19"];
  const split = `${short.slice(0, 6)}-${short.slice(6)}`;
  return [short, split, split.replace("-", "+"), century + short, century + split];
}

const forms = formsOf(number);

/** A visitor who uses the shop like its scripts do, and collects their credentials. */
async function visitor() {
  const known: string[] = [];
  let cookies: Readonly<Record<string, string>> = {};
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = Object.entries(cookies).map((pair) => pair.join("="));
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie: cookie.join("; ") };
    const answer = await fetch(shop.address() + path, { redirect: "manual", ...init, headers });
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = set.split(";")[0]?.split("=") ?? [];
      cookies = { ...cookies, [name]: value };
      if (value.length > 15) known.push(value);
    }
    return answer;
  };
  const token = async (): Promise<string> => {
    const given: { readonly token: string } = await (await ask("/api/internal/csrf-token")).json();
    known.push(given.token);
    return given.token;
  };
  const post = async (path: string, fields: Readonly<Record<string, unknown>>, body?: string): Promise<Response> => {
    const type = body === undefined ? "application/x-www-form-urlencoded" : "application/json";
    const headers = { accept: "application/json", "x-requested-with": "XMLHttpRequest", "content-type": type };
    const csrf = { ...headers, "x-csrf-token": await token() };
    return ask(path, { method: "POST", headers: csrf, body: body ?? formBody(fields) });
  };
  return { known, get: (path: string) => ask(path), ask, post };
}

type Visitor = Awaited<ReturnType<typeof visitor>>;

/** Requests an account, opens the link in the mail, and logs in with right and wrong passwords. */
async function registers({ post, get }: Visitor): Promise<readonly string[]> {
  const email = "nils.holm@example.se";
  await post("/konto/skapa", { first_name: "Nils", last_name: "Holm", email });
  const letters = () =>
    globSync(join(shop.dataDir, "mail/*.eml")).map((file) => readFileSync(file, "utf8").replaceAll(/=\r?\n/g, ""));
  const links = () => letters().flatMap((letter) => /konto\/lank\/([0-9a-f]{64})/.exec(letter)?.[1] ?? []);
  await expect.poll(links).toHaveLength(1);
  const [token = ""] = links();
  await get(`/konto/lank/${token}`);
  await post("/konto/lank/losenord", { link_token: token, password: "kort" });
  const chosen = await post("/konto/lank/losenord", { link_token: token, password: passwords.chosen });
  expect(chosen.status).toBe(200);
  await post("/konto/lank/logga-in", { token: made });
  await post("/konto/logga-ut", {});
  const login = (address: string, password: string) => post("/konto/login_from_checkout", { email: address, password });
  await login(email, passwords.wrong);
  await login(email, number);
  await login(number, passwords.wrong);
  await login(email, passwords.chosen);
  return [token];
}

/** Links BankID to the account, logs in with it, gives up once, and is refused once. */
async function usesBankId({ post }: Visitor): Promise<void> {
  const state = async (act: string, fields: Readonly<Record<string, string>>): Promise<unknown> => {
    const begun = await post("/konto/bankid/start", fields);
    const { login, link }: { readonly login: string; readonly link: string } = await begun.json();
    const autostarttoken = new URL(link, shop.address()).searchParams.get("autostarttoken") ?? "";
    expect((await post("/_providers/bankid/act", { autostarttoken, act })).status).toBe(303);
    await database.pool.query("UPDATE bankid_login SET asked_at = now() - interval '3 s'");
    const told: { readonly state: string } = await (await post("/konto/bankid/collect", { login })).json();
    return told.state;
  };
  const wrong = await post("/konto/bankid/start", { purpose: "link", password: passwords.wrong });
  expect(wrong.status).not.toBe(200);
  expect(await state("sign", { purpose: "link", password: passwords.chosen })).toBe("done");
  await post("/konto/logga-ut", {});
  expect(await state("cancel", { purpose: "login" })).toBe("over");
  expect(await state("block", { purpose: "login" })).toBe("over");
  expect(await state("sign", { purpose: "login" })).toBe("done");
}

/** Buys with the number, with a failing provider, by invoice, and with a failing database. */
async function buys({ post }: Visitor): Promise<void> {
  const order = (user_pnr: string) => post("/checkout/manual_payment", { ...companyBuyer, user_pnr });
  await post("/checkoutv3/products/update", { "products[1304][quantity]": 2 });
  await post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 });
  await post("/checkoutv3/paymentTypes/update", { payment_type_id: 1 });
  for (const action of ["invalid", "refuse"]) await post("/_providers/klarna/act", { action, notice: "twice" });
  await post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" });
  await post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 });
  await post("/checkoutv3/paymentTypes/update", { payment_type_id: 5 });
  await order(`${number}7`);
  await database.pool.query(`ALTER TABLE "order" ADD CONSTRAINT no_number CHECK (pnr = '') NOT VALID`);
  expect((await order(number)).status).toBe(500);
  await database.pool.query(`ALTER TABLE "order" DROP CONSTRAINT no_number`);
  expect((await order(number)).status).toBe(200);
}

/** Enters the number wherever something can be typed, even where it makes no sense. */
async function misplaces({ get, post, ask }: Visitor, form: string): Promise<void> {
  const typed = encodeURIComponent(form);
  const paths = ["/", "/konto/", "/produkter/", "/kategori/", "/butiken/ordrar/", "/checkout/confirmation/"];
  for (const path of paths) await get(path + typed);
  for (const path of ["/produkter/sok?s=", "/produkter/autocomplete?q=", "/?pnr="]) await get(path + typed);
  await post("/checkoutv3/products/update", { [`products[${form}][quantity]`]: 1 });
  await post("/checkoutv3/products/update", { "products[1304][quantity]": form });
  await post("/checkoutv3/deliverytypes/update", { delivery_type_id: form });
  await post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: form });
  await post("/checkoutv3/discounts/store", { code: form });
  await post("/api/internal/orders/update_order_message", { message: form });
  await post("/checkout/manual_payment", {}, `{"user_pnr": ${form}-}`);
  await ask("/checkoutv3/products/index", { headers: { "user-agent": form, "x-request-id": form, traceparent: form } });
}

/** Logs in at the desk with a wrong password, and calls the API with a valid and an invalid token. */
async function works({ post, ask }: Visitor): Promise<readonly string[]> {
  await post("/butiken/logga-in", { email: "lager@example.se", password: passwords.operator, code: "123456" });
  const { token } = await createToken(database.db, { name: "kit", scopes: ["orders:read"], expires: null });
  for (const given of [token, `torg_${made}`]) {
    const headers = { authorization: `Bearer ${given}` };
    await ask("/api/shop/orders", { headers });
    await ask(`/api/shop/orders?cursor=${given}`, { headers });
    await ask("/api/shop/orders/1/ship", { method: "POST", headers });
  }
  return [token];
}

it("writes no personal number, password or token to log or traces, whatever is done and fails", async () => {
  const person = await visitor();
  const links = await registers(person);
  await usesBankId(person);
  await buys(person);
  for (const form of forms) await misplaces(person, form);
  const tokens = await works(await visitor());
  const { rows } = await database.pool.query("SELECT reference, notice_token FROM payment");
  expect(rows.length).toBeGreaterThan(0);
  await (await visitor()).get("/api/internal/csrf-token");
  // Both are written slightly after the responses, so the test waits for the last entries.
  await expect.poll(shop.log).toMatch(/no_number[^]*"path":"\/api\/shop\/orders\/1\/ship"/);
  await expect.poll(() => receiver.words()).toContain("/api/shop/orders");
  // Makes sure the log has content at all: the failures are there.
  expect(shop.log()).toContain("a payment provider could not be asked");
  for (const event of ["authn_login_fail", "authn_login_success"]) expect(shop.log()).toContain(event);
  const written = { log: shop.log(), traces: receiver.words() };
  const secrets = [
    ...forms,
    ...formsOf(standInPerson),
    ...Object.values(passwords),
    ...person.known,
    ...links,
    ...tokens,
    made,
    ...rows.flatMap((row) => Object.values(row)).map(String),
  ];
  expect(secrets.length).toBeGreaterThan(20);
  for (const [where, text] of Object.entries(written)) {
    const tells = (line: string): boolean =>
      secrets.some((secret) => line.includes(secret) || line.includes(encodeURIComponent(secret)));
    expect(text.split("\n").filter(tells), where).toEqual([]);
  }
});
