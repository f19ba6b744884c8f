import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createMailer } from "../../mail/createMailer.ts";
import { companyForm } from "../../testing/companyBuyer.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/createTestDatabase.ts";
import { fillCheckout, fillProducts, openSession } from "../../testing/fillShop.ts";
import { addToCart } from "../../cart/changeCart.ts";
import { addDiscount } from "../../cart/changeDiscounts.ts";
import { loadConfirmedOrder } from "../placed/loadConfirmedOrder.ts";
import { noticePath, orderEmail } from "./orderEmail.ts";
import { placeOrder } from "../placing/placeOrder.ts";
import { sendOrderEmail } from "./sendOrderEmail.ts";

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), "torg-mail-"));

beforeAll(async () => {
  database = await createTestDatabase();
  await fillCheckout(database.db);
  await database.db.updateTable("delivery_type").set({ days_from: 2, days_to: 5 }).where("id", "=", 2).execute();
  await fillProducts(database.db, [{ id: 1, name: "Tvättmaskin & tork", priceOre: 699_050, stock: 100 }]);
  await database.db
    .insertInto("content_page")
    .values({ slug: "kopvillkor", title: "Köpvillkor", heading: "Köpvillkor", html: "<p>Villkor ett.</p>" })
    .execute();
  await database.db
    .insertInto("discount")
    .values(
      ["KORT-1", "KORT-2", "KORT-3"].map((code) => ({
        code,
        label: "Presentkort",
        kind: "gift_card",
        value: 50_000,
        left_ore: 50_000,
      })),
    )
    .execute();
  const company = { vat_number: "SE202100548901", customer_service_hours: "vardagar 8–18" };
  await database.db
    .insertInto("setting")
    .values({ key: "shop", value: JSON.stringify({ shopName: "Nordhem", company }) })
    .onConflict((conflict) => conflict.column("key").doUpdateSet((eb) => ({ value: eb.ref("excluded.value") })))
    .execute();
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function order(...codes: readonly string[]): Promise<number> {
  const session = await openSession(database.db, { deliveryTypeId: 2 });
  await addToCart(database.db, session, [{ productId: 1, variantId: null }]);
  for (const code of codes) await addDiscount(database.db, session, code);
  const form = { ...companyForm, firstName: "Åsa", lastName: "Öberg", email: "asa@example.se" };
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

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, " ");

describe("the confirmation of an order", () => {
  it("says what was bought, from whom, and what rights the buyer has", async () => {
    const id = await order();
    await database.db
      .updateTable("order")
      .set({ customer_type: "private", state: "paid", created_at: new Date("2026-11-21T12:05:00Z") })
      .where("id", "=", id)
      .execute();
    const confirmed = await loadConfirmedOrder(database.db, id, "https://shop.example");
    if (confirmed === null) throw new Error("The order is gone.");
    const mail = orderEmail(confirmed);
    expect(mail.to).toBe("asa@example.se");
    expect(mail.subject).toBe(`Orderbekräftelse ${id} – Nordhem`);
    const text = plain(mail.text);
    for (const words of [
      "1 × Tvättmaskin & tork: 6 990,50 kr",
      "Frakt (Hemleverans): 399,00 kr",
      "Totalt: 7 389,50 kr",
      "Varav moms: 1 477,90 kr",
      "Betalningen är godkänd.\n\nFölj din beställning: https://shop.example/checkout/confirmation/",
      "Leveranstid: 2–5 vardagar, hos dig 25–30 november 2026\n\nNamn och adress",
      "Storgatan 1\n123 45 Staden",
      "Beställd 21 november 2026 klockan 13:05.",
      "Ångra avtalet här: https://shop.example/angra-kop ",
      "inom två månader räknas alltid som i tid. Ett fel som visar sig inom 2 år anses ha funnits från början.",
      "Momsregistreringsnummer SE202100548901",
      "Kundservice: vardagar 8–18\nhttps://shop.example",
      "Ångerblankett",
      "tre års reklamationsrätt",
      "Väljer du reparation förlängs vårt ansvar för fel med tolv månader.",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("556016");
    expect(mail.attachments[0]?.body).toContain("<p>Villkor ett.</p>");
    expect(mail.attachments[0]?.body).toContain('<base href="https://shop.example/">');
  });

  it("promises no day for goods that must come to the shop first, or that are picked up", async () => {
    const id = await order();
    const told = async () => (await loadConfirmedOrder(database.db, id, ""))?.deliveryTime;
    await database.db.updateTable("product").set({ availability: "backorder" }).execute();
    expect(await told()).toBe("Beställningsvara med längre leveranstid. Du får besked när den skickas.");
    await database.db.updateTable("product").set({ availability: "in_stock" }).execute();
    expect(await told()).toMatch(/^2–5 vardagar, hos dig /);
    await database.db.updateTable("order").set({ delivery_type_id: 1 }).where("id", "=", id).execute();
    expect(await told()).toBe("");
    await database.db.updateTable("order").set({ customer_type: "private" }).where("id", "=", id).execute();
    expect(await told()).toBe("utan onödigt dröjsmål, senast inom 30 dagar");
    await database.db.updateTable("order").set({ delivery_type_id: 3 }).where("id", "=", id).execute();
    expect(await told()).toBe("");
  });

  it("calls a gift one, as the receipt does, instead of naming a price", async () => {
    const confirmed = await loadConfirmedOrder(database.db, await order(), "https://shop.example");
    if (confirmed === null) throw new Error("The order is gone.");
    const [line] = confirmed.lines;
    if (line === undefined) throw new Error("The order has no line.");
    const gift = { ...line, name: "Grillset", gift_campaign_id: 7, total_ore: 0 };
    const { text } = orderEmail({ ...confirmed, lines: [line, gift] });
    expect(plain(text)).toContain("1 × Tvättmaskin & tork: 6 990,50 kr\n1 × Grillset: Gåva\n");
  });

  it("lists a gift card as a payment, below the cost of the order", async () => {
    const confirmed = await loadConfirmedOrder(database.db, await order("KORT-1"), "https://shop.example");
    if (confirmed === null) throw new Error("The order is gone.");
    expect(plain(orderEmail(confirmed).text)).toContain(
      [
        "1 × Tvättmaskin & tork: 6 990,50 kr",
        "Frakt (Hemleverans): 399,00 kr",
        "Totalt: 7 389,50 kr",
        "Varav moms: 1 477,90 kr",
        "Betalt med presentkort: 500,00 kr",
        "Att betala: 6 889,50 kr",
      ].join("\n"),
    );
  });

  it("lists VAT by rate, with its base, when goods have several rates", async () => {
    const confirmed = await loadConfirmedOrder(database.db, await order(), "https://shop.example");
    const [machine] = confirmed?.lines ?? [];
    if (confirmed === null || machine === undefined) throw new Error("The order is gone.");
    const book = {
      ...machine,
      name: "Tvättbok",
      vat_percent: 6,
      unit_price_ore: 10_600,
      total_ore: 10_600,
      vat_ore: 600,
    };
    const bought = { ...confirmed.order, total_ore: 749_550, vat_ore: 148_390 };
    expect(plain(orderEmail({ ...confirmed, order: bought, lines: [machine, book] }).text)).toContain(
      [
        "Totalt: 7 495,50 kr",
        "Varav moms: 1 483,90 kr",
        "Varav moms 25 %: 1 477,90 kr av 7 389,50 kr",
        "Varav moms 6 %: 6,00 kr av 106,00 kr",
      ].join("\n"),
    );
    expect(plain(orderEmail(confirmed).text)).not.toContain("Varav moms 25");
  });

  it("does not request what a gift card has already paid", async () => {
    const id = await order("KORT-3");
    await database.db.updateTable("order").set({ state: "paid", payment_name: "Swish" }).where("id", "=", id).execute();
    const confirmed = await loadConfirmedOrder(database.db, id, "https://shop.example");
    if (confirmed === null) throw new Error("The order is gone.");
    const text = plain(orderEmail(confirmed).text);
    expect(text).toContain("Resten efter presentkort: 6 889,50 kr\n\nBetalsätt: Swish\nBetalningen är godkänd.");
    expect(text).not.toContain("Att betala");
  });

  it("shows an order from before gift cards were payments as it was then", async () => {
    const id = await order("KORT-2");
    await database.db.updateTable("order_line").set({ discount_ore: 50_000 }).where("order_id", "=", id).execute();
    const confirmed = await loadConfirmedOrder(database.db, id, "https://shop.example");
    if (confirmed === null) throw new Error("The order is gone.");
    const text = plain(orderEmail(confirmed).text);
    expect(text).toContain("Presentkort: −500,00 kr");
    expect(text).toContain("Totalt: 6 889,50 kr");
    expect(text).not.toContain("Betalt med");
  });

  it("speaks of a request for a quote, whatever the shop offers now", async () => {
    const confirmed = await loadConfirmedOrder(database.db, await order(), "https://shop.example");
    if (confirmed === null) throw new Error("The order is gone.");
    const request = { ...confirmed.order, is_offer: true };
    const { subject, text, attachments } = orderEmail({ ...confirmed, order: request });
    expect(subject).toBe(`Offertförfrågan ${confirmed.order.name} – Nordhem`);
    expect(text).toContain("är inte bindande");
    expect(text).toContain("1 × Tvättmaskin & tork");
    expect(subject + text).not.toMatch(/beställning|Orderbekräftelse|Betalsätt|Ångra|Köpvillkoren/);
    expect(attachments).toEqual([]);
  });

  it("names the chosen option of the delivery", async () => {
    const confirmed = await loadConfirmedOrder(database.db, await order(), "https://shop.example");
    if (confirmed === null) throw new Error("The order is gone.");
    const chosen = { ...confirmed.order, shipping_option_label: "Kväll 17–21" };
    expect(plain(orderEmail({ ...confirmed, order: chosen }).text)).toContain(
      "Frakt (Hemleverans, Kväll 17–21): 399,00 kr",
    );
  });

  it("leaves consumer rights out of a company's letter, and is null for a deleted order", async () => {
    const confirmed = await loadConfirmedOrder(database.db, await order(), "https://shop.example");
    expect(confirmed === null ? "" : orderEmail(confirmed).text).not.toContain("ångerrätt");
    expect(await loadConfirmedOrder(database.db, 1, "")).toBeNull();
  });

  it("includes the terms that were accepted with the order, even after they have changed", async () => {
    const setTerms = (html: string) =>
      database.db.updateTable("content_page").set({ html }).where("slug", "=", "kopvillkor").execute();
    const termsOf = async (id: number): Promise<string | undefined> => {
      const confirmed = await loadConfirmedOrder(database.db, id, "https://shop.example");
      return confirmed === null ? undefined : orderEmail(confirmed).attachments[0]?.body.toString();
    };
    const first = await order();
    const second = await order();
    await setTerms("<p>Villkor två.</p>");
    const third = await order();
    await setTerms("");
    const without = await order();
    await setTerms("<p>Villkor ett.</p>");
    expect(await termsOf(without)).toBeUndefined();
    expect(await termsOf(first)).toContain("<p>Villkor ett.</p>");
    expect(await termsOf(second)).toContain("<p>Villkor ett.</p>");
    expect(await termsOf(third)).toContain("<p>Villkor två.</p>");
    const kept = await database.db.selectFrom("accepted_terms").select("html").orderBy("first_accepted_at").execute();
    expect(kept.map(({ html }) => html)).toEqual(["<p>Villkor ett.</p>", "<p>Villkor två.</p>", ""]);
  });

  it("includes the official notice of the legal guarantee for a consumer, with the target of its code", async () => {
    const confirmed = await loadConfirmedOrder(database.db, await order(), "https://shop.example");
    if (confirmed === null) throw new Error("The order is gone.");
    const legalGuarantee = {
      image: "/assets/uploads/garanti.svg",
      width: 420,
      height: 297,
      link: "https://europa.eu/",
    };
    const notice = { ending: "svg", type: "image/svg+xml", body: Buffer.from("<svg/>") };
    const to = (type: "private" | "company") => ({
      ...confirmed,
      order: { ...confirmed.order, customer_type: type },
      settings: { ...confirmed.settings, legalGuarantee },
    });
    expect([noticePath(to("private")), noticePath(to("company"))]).toEqual([legalGuarantee.image, null]);
    const { text, attachments } = orderEmail({ ...to("private"), notice });
    expect(text).toContain("I Sverige är reklamationstiden tre år");
    expect(text).toContain("https://europa.eu/");
    expect(text).toContain("följer med som bilaga");
    expect(attachments.at(-1)).toEqual({
      filename: "lagstadgad-garanti.svg",
      type: "image/svg+xml",
      body: notice.body,
    });
  });

  it("is recorded when it was sent, and not sent when the address was erased", async () => {
    const { db } = database;
    const id = await order();
    const config = readConfig({ DATA_DIR: folder });
    const sent: string[] = [];
    const post = { db, config, publicUrl: "https://shop.example" };
    const mailer = { send: async ({ to }: { readonly to: string }) => void sent.push(to) };
    const notes = async () =>
      (await db.selectFrom("order").select("mailed_at").where("id", "=", id).execute()).map((row) => row.mailed_at);
    const away = { send: () => Promise.reject(new Error("No mail server.")) };
    await expect(sendOrderEmail({ ...post, mailer: away }, id)).rejects.toThrow("No mail server.");
    expect(await notes()).toEqual([null]);
    await sendOrderEmail({ ...post, mailer }, id);
    expect(await notes()).toEqual([expect.any(Date)]);
    await db.updateTable("order").set({ email: "" }).where("id", "=", id).execute();
    await sendOrderEmail({ ...post, mailer }, id);
    expect(sent).toEqual(["asa@example.se"]);
  });

  it("is stored as a complete file when there is no mail server", async () => {
    const mailer = createMailer({ dataDir: folder, mail: { smtpUrl: undefined, from: "Butiken <butik@example.se>" } });
    await mailer.send({
      to: "asa@example.se",
      subject: "Åäö\r\nBcc: other@example.se",
      text: "Hej Åsa",
      attachments: [{ filename: "a.html", type: "text/html; charset=utf-8", body: "<p>Å</p>" }],
    });
    const [name = "", ...others] = readdirSync(join(folder, "mail"));
    expect(others).toEqual([]);
    const message = readFileSync(join(folder, "mail", name), "utf8");
    expect(message).toMatch(/^To: asa@example\.se\r$/m);
    expect(message).not.toMatch(/^Bcc:/im);
    expect(message).toContain(Buffer.from("<p>Å</p>").toString("base64"));
  });
});
