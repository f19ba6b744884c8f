import { describe, expect, it } from "vitest";
import { aPaymentOrder as order } from "../../testing/fixtures/aPaymentOrder.ts";
import { providerNetwork } from "../../testing/providerNetwork.ts";
import { createCard, toWireOrder } from "./createCard.ts";
import type { WebhookRequest } from "../PaymentProvider.ts";

const aWebhook = (part: Partial<WebhookRequest>): WebhookRequest => ({ headers: {}, query: {}, body: {}, ...part });

describe("the card page provider", () => {
  const access = {
    host: "https://api.example",
    secretKey: "key",
    merchantId: "m-2",
    webhookSecret: "abcdefgh12345678",
  };

  it("sends lines whose net and tax add up to what is charged", () => {
    const body = toWireOrder(order, access.webhookSecret);
    for (const item of body.order.items) expect(item.netTotalAmount + item.taxAmount).toBe(item.grossTotalAmount);
    expect(body.order.items.reduce((sum, item) => sum + item.grossTotalAmount, 0)).toBe(body.order.amount);
    expect(body.checkout).toMatchObject({ integrationType: "HostedPaymentPage", consumerType: { default: "B2B" } });
    expect(body.notifications.webhooks.every((webhook) => webhook.authorization === access.webhookSecret)).toBe(true);
  });

  it.each([
    { what: "the right secret", headers: { authorization: "abcdefgh12345678" }, merchantId: "m-2", believed: true },
    { what: "a number as merchant", headers: { authorization: "abcdefgh12345678" }, merchantId: 2, believed: false },
    { what: "a wrong secret", headers: { authorization: "abcdefgh12345679" }, merchantId: "m-2", believed: false },
    { what: "no secret", headers: {}, merchantId: "m-2", believed: false },
    { what: "another merchant", headers: { authorization: "abcdefgh12345678" }, merchantId: "m-3", believed: false },
  ])("trusts a notice with $what: $believed", ({ headers, merchantId, believed }) => {
    const body = { id: "e-1", merchantId, event: "payment.checkout.completed", data: { paymentId: "p-1" } };
    const read = createCard(access, providerNetwork({}).fetch).parseWebhook(aWebhook({ headers, body }));
    expect(read).toEqual(believed ? { eventId: "e-1", providerId: "p-1" } : null);
  });

  it("rejects a payment page at an address that no browser should open", async () => {
    const { fetch } = providerNetwork({ paymentId: "p-1", hostedPaymentPageUrl: "javascript:alert(1)" }, 201);
    await expect(createCard(access, fetch).open(order)).rejects.toMatchObject({ trouble: "invalid" });
  });
});
