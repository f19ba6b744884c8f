import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Email } from "../mail/createMailer.ts";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { companyForm } from "../testing/companyBuyer.ts";
import { fillCheckout, fillProducts, openSession } from "../testing/fillShop.ts";
import { recordJobs } from "../testing/recordJobs.ts";
import { addToCart } from "../cart/changeCart.ts";
import { placeOrder } from "../orders/placing/placeOrder.ts";
import { noteGivenUp } from "./givenUpJob.ts";
import { sendFailureNotice } from "./sendFailureNotice.ts";
import { sendOrderNotice } from "./sendOrderNotice.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillCheckout(database.db);
  await fillProducts(database.db, [{ id: 1, name: "Tvättmaskin", priceOre: 699_050, stock: 100 }]);
});
afterAll(() => database.close());

/** Sets the seller's addresses as shop.json does. */
async function setSeller({ email, orders }: { readonly email: string; readonly orders?: string }): Promise<void> {
  const values = { shop: { shopName: "Nordhem", company: { email } }, mail: orders === undefined ? {} : { orders } };
  for (const [key, value] of Object.entries(values)) {
    await database.pool.query(
      "INSERT INTO setting VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [key, JSON.stringify(value)],
    );
  }
}

async function order(): Promise<number> {
  const session = await openSession(database.db, { deliveryTypeId: 2 });
  await addToCart(database.db, session, [{ productId: 1, variantId: null }]);
  const form = { ...companyForm, firstName: "Åsa", lastName: "Öberg", email: "asa@example.se", mobile: "0701234567" };
  const placed = await placeOrder(database.db, {
    sessionId: session,
    kind: "manual",
    form,
    now: new Date(),
    seal: String,
  });
  if (!placed.ok) throw new Error(placed.problem.code);
  return placed.orderId;
}

function aMailer() {
  const sent: Email[] = [];
  const send = async (mail: Email) => void sent.push(mail);
  return { sent, post: { db: database.db, mailer: { send }, publicUrl: "https://shop.example" }, mailer: { send } };
}

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, " ");

describe("the letter about an order to the seller", () => {
  it("says what was ordered, by whom and where it goes, and is sent once", async () => {
    await setSeller({ email: "kund@butik.example" });
    const id = await order();
    await database.db
      .updateTable("order")
      .set({ created_at: new Date("2026-11-21T12:05:00Z"), state: "paid", message: "Ring först" })
      .where("id", "=", id)
      .execute();
    const { sent, post } = aMailer();
    await sendOrderNotice(post, id);
    await sendOrderNotice(post, id);
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect([mail?.to, mail?.replyTo]).toEqual(["kund@butik.example", "asa@example.se"]);
    expect(plain(mail?.subject ?? "")).toMatch(new RegExp(`^Ny beställning ${id}: 7 389,50 kr, `));
    for (const words of [
      `Order ${id}, 21 november 2026 klockan 13:05`,
      "1 × Tvättmaskin: 6 990,50 kr",
      "Frakt (Hemleverans): 399,00 kr",
      "Betalningen är godkänd.",
      "Storgatan 1\n123 45 Staden",
      "E-post: asa@example.se",
      "Kunden skriver: Ring först",
    ]) {
      expect(plain(mail?.text ?? "")).toContain(words);
    }
  });

  it("is sent to the address for orders in shop.json, and again when it could not be delivered", async () => {
    await setSeller({ email: "kund@butik.example", orders: "lager@butik.example" });
    const id = await order();
    const away = { send: () => Promise.reject(new Error("No mail server.")) };
    const { sent, post } = aMailer();
    await expect(sendOrderNotice({ ...post, mailer: away }, id)).rejects.toThrow("No mail server.");
    await sendOrderNotice(post, id);
    expect(sent.map(({ to }) => to)).toEqual(["lager@butik.example"]);
  });

  it("is not sent when the seller has no address, nor for a deleted order", async () => {
    await setSeller({ email: "" });
    const { sent, post } = aMailer();
    await sendOrderNotice(post, await order());
    await sendOrderNotice(post, 987_654);
    expect(sent).toEqual([]);
  });

  it("requests an offer when nothing was sold", async () => {
    await setSeller({ email: "kund@butik.example" });
    const id = await order();
    await database.db.updateTable("order").set({ is_offer: true }).where("id", "=", id).execute();
    const { sent, post } = aMailer();
    await sendOrderNotice(post, id);
    expect(sent[0]?.subject).toContain("Ny offertförfrågan");
    expect(sent[0]?.text).not.toMatch(/beställning|Betalsätt/);
  });
});

describe("the letter about failed work", () => {
  const jobId = "11111111-1111-4111-8111-111111111111";

  it("names the order, the amount and the provider's response, once however often it is reported", async () => {
    await setSeller({ email: "kund@butik.example" });
    const id = await order();
    await database.db
      .insertInto("money_move")
      .values({ order_id: id, kind: "capture", amount_ore: 738_950, acts: 1, problem: "unreachable: no answer" })
      .execute();
    const jobs = recordJobs();
    const hear = noteGivenUp(database.db, jobs);
    const job = { jobId, name: "order-money", id, problem: "Money is still to be moved." };
    await hear(job);
    await hear(job);
    expect(jobs.added.map(({ name }) => name)).toEqual(["failure-notice"]);
    const { sent, mailer } = aMailer();
    await sendFailureNotice(database.db, mailer, jobs.added[0]?.id ?? 0);
    await sendFailureNotice(database.db, mailer, jobs.added[0]?.id ?? 0);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe(`Butiken behöver din hjälp: pengar för en order kunde inte flyttas (order ${id})`);
    expect(plain(sent[0]?.text ?? "")).toContain(
      `Order: ${id}\nBelopp: 7 389,50 kr\nSenaste felet: unreachable: no answer`,
    );
    expect(sent[0]?.text).toContain(`torg-shop order money ${id} --by-hand`);
  });

  it("reports a job that this version does not know, and one without an order", async () => {
    const jobs = recordJobs();
    const hear = noteGivenUp(database.db, jobs);
    await hear({ jobId: jobId.replace("1", "2"), name: "future-job", id: 7, problem: "" });
    await hear({ jobId: jobId.replace("1", "3"), name: "erasure-mail", id: 8, problem: "refused" });
    const { sent, mailer } = aMailer();
    for (const { id } of jobs.added) await sendFailureNotice(database.db, mailer, id);
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Butiken behöver din hjälp: arbetet future-job kunde inte göras",
      "Butiken behöver din hjälp: mejlet om raderade uppgifter kunde inte skickas",
    ]);
    expect(sent[1]?.text).toContain("Senaste felet: refused");
    expect(sent.map(({ text }) => /torg-shop jobs again (\S+)/.exec(text)?.[1])).toEqual([
      undefined,
      jobId.replace("1", "3"),
    ]);
  });
});
