import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aPaymentOrder as order } from "../../testing/fixtures/aPaymentOrder.ts";
import { providerNetwork } from "../../testing/providerNetwork.ts";
import { createSvea, toWireOrder } from "./createSvea.ts";
import type { WebhookRequest } from "../PaymentProvider.ts";

const aWebhook = (part: Partial<WebhookRequest>): WebhookRequest => ({ headers: {}, query: {}, body: {}, ...part });

describe("the Svea-style provider", () => {
  const access = { host: "https://api.example", adminHost: "https://admin.example", merchantId: "123", secret: "s3" };

  it("signs body, secret and time stamp", async () => {
    const { fetch, sent } = providerNetwork({ OrderId: 7, Gui: { Snippet: "<div></div>" } }, 201);
    await createSvea(access, fetch, () => new Date("2026-11-21T09:08:07.654Z")).open(order);
    const [request] = sent;
    expect(request?.headers.get("timestamp")).toBe("2026-11-21 09:08:07");
    const digest = createHash("sha512").update(`${request?.body}s32026-11-21 09:08:07`).digest("hex").toUpperCase();
    expect(request?.headers.get("authorization")).toBe(`Svea ${btoa(`123:${digest}`)}`);
    expect(JSON.parse(request?.body ?? "")).toEqual(JSON.parse(JSON.stringify(toWireOrder(order, "123"))));
  });

  it("sends quantities, prices and percentages in hundredths", () => {
    const { items } = toWireOrder(order, "123").cart;
    expect(items[0]).toMatchObject({ quantity: 200, unitPrice: 699_000, discountAmount: 139_801, vatPercent: 2500 });
    const total = items.reduce((sum, item) => sum + (item.quantity * item.unitPrice) / 100 - item.discountAmount, 0);
    expect(total).toBe(order.amountOre);
  });

  it("reads the order's number from the address of a push", () => {
    const svea = createSvea(access, providerNetwork({}).fetch);
    const query = { svea_order_id: "https://api.example/api/orders/4711" };
    expect(svea.parseWebhook(aWebhook({ query }))).toEqual({ eventId: null, providerId: "4711" });
    expect(svea.parseWebhook(aWebhook({ query: { svea_order_id: "x" } }))).toBeNull();
  });
});
