import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { PaymentLine, PaymentOrder, RawNotice } from "../PaymentProvider.ts";
import { ProviderError, type ProviderFetch } from "../providerHttp.ts";
import { createCard, writeCardOrder } from "./createCard.ts";
import { createKlarna, writeKlarnaOrder } from "./createKlarna.ts";
import { createSvea, writeSveaOrder } from "./createSvea.ts";
import { createWasa, writeWasaOrder } from "./createWasa.ts";

const goods: PaymentLine = {
  kind: "goods",
  articleId: "1001",
  name: "Tvättmaskin",
  quantity: 2,
  unitOre: 699_000,
  vatPercent: 25,
  discountOre: 139_801,
  totalOre: 1_258_199,
  vatOre: 251_640,
};
const delivery: PaymentLine = {
  kind: "delivery",
  articleId: "delivery",
  name: "Hemleverans",
  quantity: 1,
  unitOre: 39_900,
  vatPercent: 25,
  discountOre: 0,
  totalOre: 39_900,
  vatOre: 7_980,
};
const order: PaymentOrder = {
  reference: "r-1",
  customerType: "company",
  countryCode: "SE",
  postalCode: "12747",
  currency: "SEK",
  amountOre: 1_298_099,
  vatOre: 259_620,
  lines: [goods, delivery],
  shipping: [],
  addresses: {
    terms: "https://shop.example/sidor/kopvillkor",
    checkout: "https://shop.example/kassa/leverans",
    calledOff: "https://shop.example/checkoutv3",
    back: "https://shop.example/checkout/retur/r-1",
    notice: "https://shop.example/checkout/notis/klarna/secret",
    validation: "https://shop.example/checkout/prova/klarna/secret",
    shipping: "https://shop.example/checkout/frakt/klarna/secret",
  },
};

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

/** A network that remembers what was sent and answers one thing. */
function network(answer: unknown, status = 200): { readonly fetch: ProviderFetch; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const fetch: ProviderFetch = async (url, init) => {
    const body = typeof init.body === "string" ? init.body : "";
    sent.push({ url, method: init.method ?? "GET", headers: new Headers(init.headers), body });
    return new Response(JSON.stringify(answer), { status, headers: { "content-type": "application/json" } });
  };
  return { fetch, sent };
}

const notice = (part: Partial<RawNotice>): RawNotice => ({ headers: {}, query: {}, body: {}, ...part });

describe("the Klarna-style provider", () => {
  const access = { host: "https://api.example", username: "m-1", password: "secret" };

  it("writes amounts in minor units with tax, lines that add up, and where to push", () => {
    const body = writeKlarnaOrder(order, "m-1");
    expect(body).toMatchObject({
      purchase_currency: "SEK",
      order_amount: 1_298_099,
      order_tax_amount: 259_620,
      merchant_reference1: "r-1",
      options: { allowed_customer_types: ["organization"] },
    });
    expect(body.merchant_urls.push).toBe(
      "https://shop.example/checkout/notis/klarna/secret?klarna_order_id={checkout.order.id}",
    );
    for (const line of body.order_lines) {
      expect(line.total_amount).toBe(line.quantity * line.unit_price - line.total_discount_amount);
      expect(line.tax_rate).toBe(2500);
    }
    expect(body.order_lines.reduce((sum, line) => sum + line.total_amount, 0)).toBe(body.order_amount);
  });

  it("sends its name and password, and our reference as the key of a repeated order", async () => {
    const { fetch, sent } = network({ order_id: "k-1", html_snippet: "<div></div>" }, 201);
    await createKlarna(access, fetch).open(order);
    expect(sent[0]?.url).toBe("https://api.example/checkout/v3/orders");
    expect(sent[0]?.headers.get("authorization")).toBe(`Basic ${btoa("m-1:secret")}`);
    expect(sent[0]?.headers.get("klarna-idempotency-key")).toBe("r-1");
  });

  it("gives up a session that takes no more changes", async () => {
    const { fetch } = network({}, 403);
    expect(await createKlarna(access, fetch).update("k-1", order)).toBeNull();
  });

  it.each([
    { answer: { order_id: "k-1" }, status: 201, trouble: "invalid" },
    { answer: {}, status: 500, trouble: "refused" },
    { answer: {}, status: 404, trouble: "refused" },
  ])("tells $trouble for status $status", async ({ answer, status, trouble }) => {
    const { fetch } = network(answer, status);
    await expect(createKlarna(access, fetch).open(order)).rejects.toMatchObject({ trouble });
  });

  it("says nothing of what it sent when the network breaks", async () => {
    const broken: ProviderFetch = () => Promise.reject(new TypeError("fetch failed: secret"));
    const error: unknown = await createKlarna(access, broken)
      .open(order)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ trouble: "unreachable", message: "POST got no answer" });
  });
});

describe("the Svea-style provider", () => {
  const access = { host: "https://api.example", adminHost: "https://admin.example", merchantId: "123", secret: "s3" };

  it("signs body, secret and time stamp", async () => {
    const { fetch, sent } = network({ OrderId: 7, Gui: { Snippet: "<div></div>" } }, 201);
    await createSvea(access, fetch, () => new Date("2026-11-21T09:08:07.654Z")).open(order);
    const [request] = sent;
    expect(request?.headers.get("timestamp")).toBe("2026-11-21 09:08:07");
    const digest = createHash("sha512").update(`${request?.body}s32026-11-21 09:08:07`).digest("hex").toUpperCase();
    expect(request?.headers.get("authorization")).toBe(`Svea ${btoa(`123:${digest}`)}`);
    expect(JSON.parse(request?.body ?? "")).toEqual(JSON.parse(JSON.stringify(writeSveaOrder(order, "123"))));
  });

  it("writes quantities, prices and percentages in hundredths", () => {
    const { items } = writeSveaOrder(order, "123").cart;
    expect(items[0]).toMatchObject({ quantity: 200, unitPrice: 699_000, discountAmount: 139_801, vatPercent: 2500 });
    const total = items.reduce((sum, item) => sum + (item.quantity * item.unitPrice) / 100 - item.discountAmount, 0);
    expect(total).toBe(order.amountOre);
  });

  it("reads the order's number from the address of a push", () => {
    const svea = createSvea(access, network({}).fetch);
    const query = { svea_order_id: "https://api.example/api/orders/4711" };
    expect(svea.readNotice(notice({ query }))).toEqual({ eventId: null, providerId: "4711" });
    expect(svea.readNotice(notice({ query: { svea_order_id: "x" } }))).toBeNull();
  });
});

describe("the provider with a page for cards", () => {
  const access = { host: "https://api.example", secretKey: "key", merchantId: "m-2", noticeSecret: "abcdefgh12345678" };

  it("writes lines whose net and tax make up what is charged", () => {
    const body = writeCardOrder(order, access.noticeSecret);
    for (const item of body.order.items) expect(item.netTotalAmount + item.taxAmount).toBe(item.grossTotalAmount);
    expect(body.order.items.reduce((sum, item) => sum + item.grossTotalAmount, 0)).toBe(body.order.amount);
    expect(body.checkout).toMatchObject({ integrationType: "HostedPaymentPage", consumerType: { default: "B2B" } });
    expect(body.notifications.webhooks.every((webhook) => webhook.authorization === access.noticeSecret)).toBe(true);
  });

  it.each([
    { what: "the right secret", headers: { authorization: "abcdefgh12345678" }, merchantId: "m-2", believed: true },
    { what: "a number as merchant", headers: { authorization: "abcdefgh12345678" }, merchantId: 2, believed: false },
    { what: "a wrong secret", headers: { authorization: "abcdefgh12345679" }, merchantId: "m-2", believed: false },
    { what: "no secret", headers: {}, merchantId: "m-2", believed: false },
    { what: "another merchant", headers: { authorization: "abcdefgh12345678" }, merchantId: "m-3", believed: false },
  ])("believes a notice with $what: $believed", ({ headers, merchantId, believed }) => {
    const body = { id: "e-1", merchantId, event: "payment.checkout.completed", data: { paymentId: "p-1" } };
    const read = createCard(access, network({}).fetch).readNotice(notice({ headers, body }));
    expect(read).toEqual(believed ? { eventId: "e-1", providerId: "p-1" } : null);
  });

  it("refuses a payment page at an address that no browser should open", async () => {
    const { fetch } = network({ paymentId: "p-1", hostedPaymentPageUrl: "javascript:alert(1)" }, 201);
    await expect(createCard(access, fetch).open(order)).rejects.toMatchObject({ trouble: "invalid" });
  });
});

describe("the Wasa-style provider", () => {
  it("writes kronor without VAT as texts that add up to the ore", () => {
    const body = writeWasaOrder(order, "c-1");
    expect(body.cart_items[0]).toMatchObject({ product_name: "2 × Tvättmaskin", quantity: 1, vat_percentage: "25" });
    expect(body.cart_items[1]?.price_ex_vat).toEqual({ amount: "319.20", currency: "SEK" });
    const ore = (amount: string): number => Math.round(Number(amount) * 100);
    const total = body.cart_items.reduce(
      (sum, item) => sum + (ore(item.price_ex_vat.amount) + ore(item.vat_amount.amount)) * item.quantity,
      0,
    );
    expect(total).toBe(order.amountOre);
  });

  it("asks for a token once and leaves our reference with the order", async () => {
    const sent: string[] = [];
    const fetch: ProviderFetch = async (url, init) => {
      sent.push(`${url} ${typeof init.body === "string" ? init.body : ""}`);
      const isToken = url.endsWith("/connect/token");
      return isToken
        ? Response.json({ access_token: "t", expires_in: 3600 })
        : new Response("<div></div>", { headers: { "content-type": "text/html" } });
    };
    const access = { host: "https://w", authHost: "https://a", clientId: "c-1", clientSecret: "s", isTest: true };
    const wasa = createWasa(access, fetch);
    expect(await wasa.open(order)).toEqual({ providerId: null, snippet: "<div></div>", redirectUrl: null });
    await wasa.open(order);
    expect(sent.filter((request) => request.includes("/connect/token"))).toHaveLength(1);
    expect(sent.at(-1)).toContain('"value":"r-1"');
    expect(sent.at(-1)).toMatch(/^https:\/\/w\/v4\/leasing\/checkouts /);
  });
});
