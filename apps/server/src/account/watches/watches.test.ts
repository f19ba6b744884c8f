import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Email } from "../../mail/createMailer.ts";
import { exportPerson } from "../../personalData/exportPerson.ts";
import { erasePerson } from "../../personalData/erasePerson.ts";
import { forgetOldData } from "../../personalData/forgetOldData.ts";
import { fillProducts } from "../../testing/fillShop.ts";
import { type RouteServer, startRouteServer } from "../../testing/startRouteServer.ts";
import { findWatch } from "./findWatch.ts";
import { registerWatchRoutes } from "./registerWatchRoutes.ts";
import { sendWatchEmail } from "./sendWatchEmail.ts";
import { notifyWatchers } from "./notifyWatchers.ts";

const email = "vera@example.se";
const sofa = 31;
let shop: RouteServer;
let sent: Email[];

beforeAll(async () => {
  shop = await startRouteServer(registerWatchRoutes);
  await fillProducts(shop.database.db, [{ id: sofa, name: "Soffa", priceOre: 499_000, stock: 0 }]);
});

afterAll(() => shop.close());

beforeEach(async () => {
  sent = [];
  await shop.startAnew();
  await shop.database.pool.query("DELETE FROM product_watch");
  await restock(0);
});

const restock = (stock: number) =>
  shop.database.pool.query("UPDATE product SET stock = $1 WHERE id = $2", [stock, sofa]);
const visit = () => shop.visit();

/** Runs the pending jobs. */
async function sendEmails(): Promise<void> {
  sent.push(...(await shop.sendEmails(sendWatchEmail)));
}

async function watch(address = email, product = sofa) {
  const visitor = await visit();
  return visitor.post("/bevaka", { product_id: product, email: address });
}

/** The token in the link of the last e-mail. */
const tokenOf = (): string => /\/bevaka\/([0-9a-f-]{36})/.exec(sent.at(-1)?.text ?? "")?.[1] ?? "";

const tokenInDatabase = async (): Promise<string> =>
  (await shop.database.db.selectFrom("product_watch").select("token").executeTakeFirstOrThrow()).token;

async function follow(path: "bekrafta" | "avsluta") {
  const visitor = await visit();
  return visitor.post(`/bevaka/${path}`, { link_token: tokenOf() });
}

describe("goods that are sold out and watched", () => {
  it("can be watched with a form that returns to the product, even if form and browser name no page", async () => {
    const visitor = await visit();
    const backAfter = async (fields: Readonly<Record<string, string>>) =>
      (await visitor.submit("/bevaka", fields)).headers.location;
    expect(await backAfter({ product_id: String(sofa), email })).toBe("/produkter/id/31");
    expect(await backAfter({ product_id: String(sofa), email: "vera" })).toBe("/produkter/id/31");
    expect(await backAfter({ product_id: String(sofa), email, return_to: "/produkter/id/31?variant_6=1" })).toBe(
      "/produkter/id/31?variant_6=1",
    );
    expect(await backAfter({ product_id: "soffa", email })).toBe("/");
  });

  it("cause one letter when they are back, to an address that was confirmed by an earlier letter", async () => {
    const asked = await watch(" Vera@Example.se ");
    expect([asked.statusCode, asked.json().message]).toEqual([
      200,
      "Vi har skickat ett mejl till adressen. Bekräfta där, så hör vi av oss när varan är tillbaka.",
    ]);
    await sendEmails();
    expect(sent.map(({ to, subject }) => [to, subject.split(" – ")[0]])).toEqual([
      [email, "Bekräfta att du vill bevaka Soffa"],
    ]);
    await restock(3);
    expect(await notifyWatchers(shop.database.db, shop.jobs)).toBe(0);
    await restock(0);
    expect((await follow("bekrafta")).json().message).toBe("Klart! Vi mejlar dig när varan är tillbaka.");
    expect(await notifyWatchers(shop.database.db, shop.jobs)).toBe(0);
    await restock(3);
    expect([
      await notifyWatchers(shop.database.db, shop.jobs),
      await notifyWatchers(shop.database.db, shop.jobs),
    ]).toEqual([1, 0]);
    const [told] = shop.waiting();
    await sendEmails();
    // The job runs a second time.
    await shop.jobs.add("watch-mail", told?.id ?? 0, shop.database);
    await sendEmails();
    const [, back, ...more] = sent;
    expect([back?.to, more.length]).toEqual([email, 0]);
    expect(back?.text).toContain(`${shop.publicUrl}/produkter/id/${sofa}`);
    expect(back?.unsubscribe).toBe(`${shop.publicUrl}/bevaka/${tokenOf()}`);
    expect((await findWatch(shop.database.db, tokenOf()))?.state).toBe("told");
  });

  it("cause no letter when they are gone again before it is sent, and stay watched", async () => {
    await watch();
    await sendEmails();
    await follow("bekrafta");
    await restock(3);
    await notifyWatchers(shop.database.db, shop.jobs);
    await restock(0);
    sent = [];
    const token = await tokenInDatabase();
    await sendEmails();
    expect(sent).toEqual([]);
    expect((await findWatch(shop.database.db, token))?.state).toBe("waiting");
    await restock(1);
    expect(await notifyWatchers(shop.database.db, shop.jobs)).toBe(1);
    await sendEmails();
    expect(sent.map(({ subject }) => subject.split(" – ")[0])).toEqual(["Nu är Soffa tillbaka"]);
  });

  it("are watched at once for a customer logged in with the address, and otherwise only after a letter", async () => {
    const { pool } = shop.database;
    const { rows } = await pool.query<{ id: number }>(
      "INSERT INTO customer (email, password_hash) VALUES ($1, 'x') RETURNING id",
      [email],
    );
    const visitor = await visit();
    const logIn = "UPDATE session SET customer_id = $1, logged_in_at = now(), login_seen_at = now() WHERE id = $2";
    await pool.query(logIn, [rows[0]?.id, visitor.sessionId]);
    const own = await visitor.post("/bevaka", { product_id: sofa, email });
    expect(own.json().message).toBe("Klart! Vi mejlar dig när varan är tillbaka.");
    await visitor.post("/bevaka", { product_id: sofa, email: "nils@example.se" });
    await sendEmails();
    expect(sent.map(({ to }) => to)).toEqual(["nils@example.se"]);
    await pool.query("DELETE FROM customer");
  });

  it("give the same response when an address watches them already, and send no other letter", async () => {
    const first = await watch();
    await sendEmails();
    await follow("bekrafta");
    const second = await watch();
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    await sendEmails();
    expect(sent).toHaveLength(1);
  });

  it("can be watched again once they were back and are gone again", async () => {
    await watch();
    await sendEmails();
    await follow("bekrafta");
    await restock(1);
    await notifyWatchers(shop.database.db, shop.jobs);
    await sendEmails();
    await restock(0);
    await watch();
    await sendEmails();
    expect(sent.map(({ subject }) => subject.split(" – ")[0])).toEqual([
      "Bekräfta att du vill bevaka Soffa",
      "Nu är Soffa tillbaka",
      "Bekräfta att du vill bevaka Soffa",
    ]);
  });

  it("are unwatched by one link, which ends all watches of the address and then stops working", async () => {
    await fillProducts(shop.database.db, [{ id: 32, name: "Pall", priceOre: 99_000, stock: 0 }]);
    for (const product of [32, sofa]) await watch(email, product);
    await watch("nils@example.se");
    await sendEmails();
    sent = sent.filter(({ to }) => to === email);
    const ended = await follow("avsluta");
    expect(ended.json().message).toBe("Dina bevakningar är avslutade. Vi mejlar dig inte om dem.");
    expect((await follow("bekrafta")).statusCode).toBe(410);
    const { rows } = await shop.database.pool.query("SELECT email FROM product_watch");
    expect(rows).toEqual([{ email: "nils@example.se" }]);
  });

  it("cannot be watched when they are available or unknown, or when the address is invalid", async () => {
    expect((await watch("vera@")).statusCode).toBe(422);
    expect((await watch(email, 999)).statusCode).toBe(404);
    await restock(2);
    expect((await watch()).statusCode).toBe(409);
  });

  it("say how long to wait when one mailbox gets too many requests", async () => {
    for (let index = 0; index < 5; index += 1) await watch();
    const late = await watch();
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(59 * 60);
  });

  it("are included in exported data, erased with them, and deleted when their time is over", async () => {
    await watch();
    const { db, pool } = shop.database;
    const plain = { open: (sealed: string) => sealed };
    const { product_watch: told } = await exportPerson(db, email, plain);
    expect(told).toEqual([expect.objectContaining({ product_id: sofa, email, confirmed_at: null })]);
    await erasePerson(db, email);
    expect((await exportPerson(db, email, plain))["product_watch"]).toEqual([]);
    await watch();
    await watch("nils@example.se");
    await pool.query("UPDATE product_watch SET confirmed_at = now() WHERE email LIKE 'nils%'");
    await pool.query("UPDATE product_watch SET asked_at = now() - interval '8 days'");
    await forgetOldData(db);
    const { rows } = await pool.query("SELECT email FROM product_watch");
    expect(rows).toEqual([{ email: "nils@example.se" }]);
  });
});
