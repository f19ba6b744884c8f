import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type ReceivedSpan,
  startTraceReceiver,
  type TraceReceiver,
} from "../../../apps/server/src/testing/startTraceReceiver.ts";
import { freePort } from "../shops/freePort.ts";
import { type RunningShop, startShop } from "../shops/startShop.ts";

/** Reports every OpenTelemetry package that the process tries to load. */
const tellOfModules = `import { registerHooks } from "node:module";
registerHooks({ resolve(name, context, next) {
  if (name.startsWith("@opentelemetry/")) console.error("looks for " + name);
  return next(name, context);
} });`;
const watched = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellOfModules)}` };
const sentTo = (address: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_BSP_SCHEDULE_DELAY: "50" });

/** A customer's input that must not appear in traces. */
const secrets = {
  word: "hemligtord",
  email: "anna.andersson@example.se",
  password: "annas-password",
  postalCode: "127 47",
  street: "Storgatan 1",
  city: "Umeå",
  mobile: "070-123 45 67",
  identityNumber: "556703-7485",
  message: "Ring på hos grannen",
  token: "b6c1f2a49d7e4f3186a2",
};

/** A customer's visit: pages, a search, a failed login, a cart and an order by invoice. */
async function visit(address: string): Promise<string> {
  const first = await fetch(`${address}/api/internal/csrf-token`);
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { token }: { readonly token: string } = await first.json();
  const headers = { cookie, accept: "application/json", "x-requested-with": "XMLHttpRequest", "x-csrf-token": token };
  const get = async (path: string): Promise<string> => (await fetch(address + path, { headers: { cookie } })).text();
  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<string> => {
    const answer = await fetch(address + path, { method: "POST", headers, body: new URLSearchParams(fields) });
    return `${answer.status} ${await answer.text()}`;
  };
  await get(`/?email=${secrets.email}`);
  await get(`/produkter/sok?s=${secrets.word}`);
  await get(`/produkter/autocomplete?q=${secrets.word}`);
  await get(`/konto/lank/${secrets.token}?token=${secrets.token}`);
  await get(`/product_review/${secrets.token}`);
  await post("/konto/login_from_checkout", { email: secrets.email, password: secrets.password });
  await post("/konto/lank", { email: secrets.email });
  await post("/checkoutv3/products/update", { "products[1002][quantity]": "1" });
  await post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: secrets.postalCode });
  await post("/checkoutv3/deliverytypes/update", { delivery_type_id: "3" });
  await post("/checkoutv3/paymentTypes/update", { payment_type_id: "1" });
  await post("/checkoutv3/checkoutv3/update_customer_type", { customer_type: "company" });
  await post("/checkoutv3/deliverytypes/update", { delivery_type_id: "3" });
  await post("/checkoutv3/paymentTypes/update", { payment_type_id: "5" });
  await post("/api/internal/orders/update_order_message", { message: secrets.message });
  return post("/checkout/manual_payment", {
    user_company: "Snickeri AB",
    user_pnr: secrets.identityNumber,
    user_firstname: "Anna",
    user_lastname: "Andersson",
    user_email: secrets.email,
    user_mobile: secrets.mobile,
    user_address: secrets.street,
    user_co: "",
    user_zipcode: secrets.postalCode,
    user_city: secrets.city,
    customer_type: "company",
    order_accept_terms: "1",
    order_total: "",
  });
}

describe("a traced shop", () => {
  let receiver: TraceReceiver;
  let ordered = "";
  let output = "";
  let spans: readonly ReceivedSpan[] = [];
  const named = (name: string): readonly ReceivedSpan[] => spans.filter((span) => span.name === name);
  const within = ({ spanId }: ReceivedSpan): readonly ReceivedSpan[] =>
    spans.filter(({ parentSpanId }) => parentSpanId === spanId);

  beforeAll(async () => {
    receiver = await startTraceReceiver();
    const shop = await startShop({ data: "reference", env: { ...sentTo(receiver.address), ...watched } });
    const hasSent = (): boolean => receiver.spans().some(({ name }) => name === "job order-mail");
    try {
      ordered = await visit(shop.address);
      await vi.waitUntil(hasSent, { timeout: 30_000, interval: 100 });
    } finally {
      await shop.stop();
    }
    output = shop.output();
    spans = receiver.spans();
  });
  afterAll(() => receiver.close());

  it("records for a page the statements that read its data", () => {
    expect(output).toContain("looks for @opentelemetry/sdk-trace");
    const [page] = named("GET /produkter/sok");
    expect(page).toMatchObject({
      kind: 2,
      attributes: { "http.route": "/produkter/sok", "http.response.status_code": 200 },
    });
    const inside = page === undefined ? [] : within(page);
    const [statement] = inside.filter(({ name }) => /^(?:SELECT|WITH)\b/.test(name));
    expect(statement).toMatchObject({ kind: 3, traceId: page?.traceId });
  });

  it("records for an order its statements, the call to the provider and the jobs that it created", () => {
    expect(ordered).toMatch(/^200 /);
    const [order] = named("POST /checkout/manual_payment");
    expect(order === undefined ? [] : within(order).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["BEGIN", "INSERT stock_ledger", "INSERT job.job_common", "COMMIT"]),
    );
    expect(named("job order-mail")).toMatchObject([{ kind: 5, status: 0, parentSpanId: undefined }]);
    const [call] = named("POST klarna.stand-in.invalid");
    expect(call).toMatchObject({ kind: 3, attributes: { "http.response.status_code": 201 } });
    expect(spans.find(({ spanId }) => spanId === call?.parentSpanId)?.name).toMatch(/^(?:GET|POST) \//);
    for (const { kind, name } of spans) {
      expect(name).toMatch(
        kind === 3
          ? /^(?:[A-Z]+(?: [a-z_.]+)?|(?:GET|POST) [a-z.-]+(?::\d+)?)$/
          : /^(?:job [a-z-]+|(?:GET|POST|HEAD)(?: \/.*)?)$/,
      );
    }
  });

  it("records nothing that the customer typed, was sent or is known by", () => {
    const number = /\/(\d{6,})/.exec(ordered)?.[1] ?? "no number";
    const told = decodeURIComponent(receiver.words().replaceAll("%", "%25")).toLowerCase();
    const values = [...Object.values(secrets), "anna", "snickeri", "127.0.0.1", "localhost", number];
    expect(values.filter((value) => told.includes(value.toLowerCase()))).toEqual([]);
    for (const { attributes } of spans) {
      expect(
        Object.keys(attributes).filter((name) => /url|query(?!\.text)|header|client|user|parameter/.test(name)),
      ).toEqual([]);
    }
  });
});

it("leaves tracing unloaded in a shop without it", async () => {
  const shop = await startShop({ data: "reference", env: watched });
  await visit(shop.address);
  await shop.stop();
  expect(shop.output()).not.toContain("@opentelemetry");
});

describe.each(["hangs", "refuses", "answers 500"])("a receiver that %s", (trouble) => {
  let receiver: TraceReceiver;
  let shop: RunningShop;

  beforeAll(async () => {
    receiver = await startTraceReceiver();
    receiver.answer(trouble === "hangs" ? "nothing" : 500);
    const address = trouble === "refuses" ? `http://127.0.0.1:${await freePort()}` : receiver.address;
    shop = await startShop({ data: "reference", env: sentTo(address) });
  });
  afterAll(async () => {
    await shop.stop();
    await receiver.close();
  });

  it("delays no request, and no process at its exit", async () => {
    // Longer than the delivery interval of traces, so that many deliveries fail or hang during requests.
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${shop.address}/produkter/sok?s=tv`)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const answer of answers) await answer.text();
    }
    expect(await visit(shop.address)).toMatch(/^200 /);
    expect(await shop.stop()).toBe(0);
  });
});
