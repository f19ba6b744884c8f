import { describe, expect, it } from "vitest";
import { aPaidCard, aPaymentOrder as order } from "../../testing/fixtures/aPaymentOrder.ts";
import { providerNetwork } from "../../testing/providerNetwork.ts";
import { ProviderError, type ProviderFetch } from "../providerHttp.ts";
import { createKlarna, toWireOrder } from "./createKlarna.ts";

describe("the Klarna-style provider", () => {
  const access = { host: "https://api.example", username: "m-1", password: "secret" };

  it("sends amounts in minor units with tax, lines that add up, and an address for notices", () => {
    const body = toWireOrder(order, "m-1");
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

  it("sends a gift card as a payment: a negative amount without tax", () => {
    const { order_lines } = toWireOrder({ ...order, lines: [...order.lines, aPaidCard] }, "m-1");
    expect(order_lines.at(-1)).toMatchObject({
      type: "gift_card",
      unit_price: -50_000,
      tax_rate: 0,
      total_amount: -50_000,
      total_tax_amount: 0,
    });
  });

  it("sends its name and password, and our reference as the key of a repeated order", async () => {
    const { fetch, sent } = providerNetwork({ order_id: "k-1", html_snippet: "<div></div>" }, 201);
    await createKlarna(access, fetch).open(order);
    expect(sent[0]?.url).toBe("https://api.example/checkout/v3/orders");
    expect(sent[0]?.headers.get("authorization")).toBe(`Basic ${btoa("m-1:secret")}`);
    expect(sent[0]?.headers.get("klarna-idempotency-key")).toBe("r-1");
  });

  it("abandons a session that accepts no more changes", async () => {
    const { fetch } = providerNetwork({}, 403);
    expect(await createKlarna(access, fetch).update("k-1", order)).toBeNull();
  });

  it.each([
    { answer: { order_id: "k-1" }, status: 201, trouble: "invalid" },
    { answer: {}, status: 500, trouble: "failed" },
    { answer: {}, status: 404, trouble: "refused" },
  ])("reports $trouble for status $status", async ({ answer, status, trouble }) => {
    const { fetch } = providerNetwork(answer, status);
    await expect(createKlarna(access, fetch).open(order)).rejects.toMatchObject({ trouble });
  });

  it("reveals nothing of its request when the network fails", async () => {
    const broken: ProviderFetch = () => Promise.reject(new TypeError("fetch failed: secret"));
    const error: unknown = await createKlarna(access, broken)
      .open(order)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ trouble: "unreachable", message: "POST got no answer" });
  });
});
