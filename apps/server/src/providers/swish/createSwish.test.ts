import { describe, expect, it, vi } from "vitest";
import { aPaymentOrder } from "../../testing/fixtures/aPaymentOrder.ts";
import { createSwish, toWirePayment } from "./createSwish.ts";
import { instructionOf, instructionOfKey, referenceOf } from "./instructionId.ts";
import { swishAmount } from "./swishAmount.ts";

const reference = "1a2b3c4d-0000-4000-8000-00000000000f";
const id = "1A2B3C4D00004000800000000000000F";
const number = "1231181189";

/** A Swish adapter whose requests get these responses in order; a string is the code of a refusal. */
function open(...answers: readonly (string | object)[]) {
  const left = [...answers];
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const answer = left.shift();
    if (answer === undefined) throw new TypeError("Nobody answers.");
    if (typeof answer !== "string") return Response.json(answer);
    return Response.json([{ errorCode: answer, errorMessage: "no" }], { status: 422 });
  });
  const swish = createSwish({ host: "https://swish.example", number, certificate: undefined }, fetch);
  const asked = () =>
    fetch.mock.calls.map(([url, init]) => `${init.method} ${url.replace("https://swish.example", "")}`);
  const sent = (index: number): unknown => {
    const body = fetch.mock.calls[index]?.[1].body;
    return typeof body === "string" ? JSON.parse(body) : undefined;
  };
  return { swish, asked, sent, fetch };
}

const payment = {
  id,
  payeePaymentReference: id,
  paymentReference: "6D6CD7406ECE4542A80152D909EF9F6B",
  callbackUrl: "https://shop.example/notis",
  payerAlias: "46701234567",
  payeeAlias: number,
  amount: 12_980.99,
  currency: "SEK",
  status: "PAID",
  errorCode: null,
};

describe("swishAmount", () => {
  it.each([
    [1, "0.01"],
    [99, "0.99"],
    [100, "1.00"],
    [1_298_099, "12980.99"],
  ])("formats %i ore as %s", (ore, text) => expect(swishAmount(ore)).toBe(text));
});

describe("Swish's ids", () => {
  it("are the reference as 32 capital hexadecimal digits, and convert back", () => {
    expect([instructionOf(reference), referenceOf(id), referenceOf("somebody else's")]).toEqual([id, reference, ""]);
  });

  it("are the same for the same refund, and different for another", () => {
    expect(instructionOfKey("refund-1")).toMatch(/^[0-9A-F]{32}$/);
    expect(instructionOfKey("refund-1")).toBe(instructionOfKey("refund-1"));
    expect(instructionOfKey("refund-2")).not.toBe(instructionOfKey("refund-1"));
  });
});

describe("a payment request", () => {
  it("includes the shop, the sum and the notice address, no payer, and only what the app accepts", () => {
    const wire = toWirePayment({ ...aPaymentOrder, reference }, number);
    expect(wire).toEqual({
      payeePaymentReference: id,
      callbackUrl: aPaymentOrder.addresses.webhook,
      payeeAlias: number,
      amount: "12980.99",
      currency: "SEK",
      message: "Köp med referens 1A2B3C4D",
    });
    expect(wire.message).toMatch(/^[a-zA-ZåäöÅÄÖ0-9 :;.,?!()"]{1,50}$/);
  });

  it("gets its id from the shop, and returns the token that opens the app", async () => {
    const { swish, asked, fetch } = open();
    fetch.mockResolvedValueOnce(new Response(null, { status: 201, headers: { PaymentRequestToken: "c28a40" } }));
    const session = await swish.open({ ...aPaymentOrder, reference });
    expect(asked()).toEqual([`PUT /swish-cpcapi/api/v2/paymentrequests/${id}`]);
    expect(session).toMatchObject({ providerId: id, snippet: null, appToken: "c28a40" });
  });

  it("reports Swish's code when it is refused", async () => {
    const { swish } = open("AM02");
    const refused = { trouble: "refused", status: 422, code: "AM02" };
    await expect(swish.open({ ...aPaymentOrder, reference })).rejects.toMatchObject(refused);
  });

  it("is cancelled by a patch of its state", async () => {
    const { swish, asked, sent } = open({});
    await swish.cancel?.(id);
    expect(asked()).toEqual([`PATCH /swish-cpcapi/api/v1/paymentrequests/${id}`]);
    expect(sent(0)).toEqual([{ op: "replace", path: "/status", value: "cancelled" }]);
  });
});

describe("Swish's status of a payment", () => {
  it("includes the money taken, with sum, shop and reference to compare with the request", async () => {
    const { swish } = open(payment);
    expect(await swish.read(id)).toEqual({
      providerId: id,
      status: "captured",
      amountOre: 1_298_099,
      currency: "SEK",
      merchant: number,
      reference,
      shipping: null,
      buyer: null,
    });
  });

  it.each([
    { status: "CREATED", errorCode: null, meaning: "pending", failure: undefined },
    { status: "DECLINED", errorCode: null, meaning: "failed", failure: "DECLINED" },
    { status: "CANCELLED", errorCode: null, meaning: "failed", failure: "CANCELLED" },
    { status: "ERROR", errorCode: "TM01", meaning: "failed", failure: "TM01" },
    { status: "ERROR", errorCode: "BANKIDCL", meaning: "failed", failure: "BANKIDCL" },
  ])("$status with $errorCode means $meaning", async ({ status, errorCode, meaning, failure }) => {
    const { swish } = open({ ...payment, paymentReference: null, status, errorCode });
    const report = await swish.read(id);
    expect([report.status, report.failure]).toEqual([meaning, failure]);
  });

  it("is rejected when it has another shape", async () => {
    const { swish } = open({ ...payment, status: "PERHAPS" });
    await expect(swish.read(id)).rejects.toMatchObject({ trouble: "invalid" });
  });
});

describe("a refund", () => {
  const key = "r-1";
  const refund = instructionOfKey(key);
  const money = { amountOre: 5_000, key, captureId: null };

  it("is requested for the bank's reference, and done when Swish says so", async () => {
    const { swish, asked, sent } = open(payment, {}, { status: "PAID", errorCode: null });
    await swish.refund(id, money);
    expect(asked()).toEqual([
      `GET /swish-cpcapi/api/v1/paymentrequests/${id}`,
      `PUT /swish-cpcapi/api/v2/refunds/${refund}`,
      `GET /swish-cpcapi/api/v1/refunds/${refund}`,
    ]);
    expect(sent(1)).toEqual({
      originalPaymentReference: payment.paymentReference,
      payerPaymentReference: id,
      callbackUrl: payment.callbackUrl,
      payerAlias: number,
      amount: "50.00",
      currency: "SEK",
    });
  });

  it("is not requested twice: one that Swish already knows is looked up", async () => {
    const { swish } = open(payment, "RP09", { status: "PAID" });
    await expect(swish.refund(id, money)).resolves.toBeUndefined();
  });

  it.each(["CREATED", "VALIDATED", "INITIATED", "DEBITED"])("is retried while it is %s", async (status) => {
    const { swish } = open(payment, {}, { status });
    await expect(swish.refund(id, money)).rejects.toMatchObject({ trouble: "timeout" });
  });

  it.each([
    { answers: ["RF08"], code: "RF08" },
    { answers: [{}, { status: "ERROR", errorCode: "AC05" }], code: "AC05" },
  ])("is rejected with $code", async ({ answers, code }) => {
    const { swish } = open(payment, ...answers);
    await expect(swish.refund(id, money)).rejects.toMatchObject({ trouble: "refused", status: 422, code });
  });
});

describe("a notice", () => {
  const { swish } = open();
  const read = (body: unknown) => swish.parseWebhook({ headers: {}, query: {}, body });

  it("is identified by its id and state, and nothing else in it is trusted", () => {
    expect(read(payment)).toEqual({ eventId: `${id} PAID`, providerId: null });
  });

  it.each([[undefined], [{}], [{ id }], [{ ...payment, amount: "much" }]])("is rejected: %j", (body) => {
    expect(read(body)).toBeNull();
  });
});
