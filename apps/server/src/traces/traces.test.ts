import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { ConnectedCarrier } from "../carriers/Carrier.ts";
import { startTestShop } from "../testing/startTestShop.ts";
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from "../testing/startTraceReceiver.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const secrets = { email: "anna.andersson@example.se", password: "wrong-password-of-anna" };

let receiver: TraceReceiver;
let spans: readonly ReceivedSpan[];

/** A carrier that cannot be reached. */
const awayCarrier: ConnectedCarrier["connect"] = (fetch) => async () => {
  await fetch("http://carrier.localhost:9/points?postal_code=12747", {}).catch(() => undefined);
  return [];
};

/** Collects the traces of some visits and a job; the rest is sent when the shop closes. */
beforeAll(async () => {
  receiver = await startTraceReceiver();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.address);
  const shop = await startTestShop({
    traces: { sampling: "parentbased_always_on", ratio: 1 },
    carriers: [{ name: "postnord", connect: awayCarrier }],
  });
  const { db, pool } = shop.database;
  await pool.query("UPDATE delivery_type SET places_from = 'postnord' WHERE id = 2");
  const visitor = await shop.visit();
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  const headers = { traceparent, cookie: visitor.cookie };
  await shop.server.inject({ url: `/checkoutv3/products/index?email=${secrets.email}`, headers });
  await visitor.post("/konto/login_from_checkout", secrets, "json");
  await visitor.post("/checkoutv3/products/update", { "products[1002][quantity]": 1 });
  await visitor.post("/checkoutv3/deliverytypes/update_postal_code", { postal_code: "12747" }, "json");
  await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json");
  await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: "1" });
  await db
    .transaction()
    .execute((transaction) => shop.context.jobs.add("catalogue-news", 100_245, { db: transaction }));
  await vi.waitUntil(async () => {
    const { rows } = await shop.database.pool.query(
      "SELECT 1 FROM job.job WHERE name = 'catalogue-news' AND state = 'completed'",
    );
    return rows.length > 0;
  });
  await shop.close();
  spans = receiver.spans();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await receiver.close();
});

const named = (name: string): readonly ReceivedSpan[] => spans.filter((span) => span.name === name);
const within = (parent: ReceivedSpan | undefined): readonly ReceivedSpan[] =>
  spans.filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === parent?.spanId);

it("follow a request from its sender to its statements", () => {
  const [request] = named("GET /checkoutv3/products/index");
  expect(request).toMatchObject({
    traceId,
    parentSpanId: "00f067aa0ba902b7",
    attributes: { "http.route": "/checkoutv3/products/index", "http.response.status_code": 200 },
  });
  const statements = within(request);
  expect(statements.length).toBeGreaterThan(0);
  for (const { kind, attributes } of statements)
    expect([kind, attributes["db.system.name"]]).toEqual([3, "postgresql"]);
});

it("record calls to providers and carriers by host", () => {
  const calls = spans.filter(({ attributes }) => attributes["server.address"] !== undefined);
  const hosts = new Set(calls.map(({ attributes }) => attributes["server.address"]));
  expect(hosts).toEqual(new Set(["klarna.stand-in.invalid", "carrier.localhost"]));
  for (const { name, parentSpanId } of calls) {
    expect(name).toMatch(/^(?:GET|POST|PUT|PATCH) [a-z.-]+(?::9)?$/);
    expect(spans.some(({ spanId }) => spanId === parentSpanId)).toBe(true);
  }
});

it("include jobs with their statements, but not the polling for jobs", () => {
  const [job] = named("job catalogue-news");
  expect(job?.parentSpanId).toBeUndefined();
  expect(within(job).map(({ name }) => name)).toEqual(["SELECT"]);
  const roots = new Set(spans.filter(({ parentSpanId }) => parentSpanId === undefined).map(({ name }) => name));
  for (const name of roots) expect(name).toMatch(/^(?:job |GET \/|POST \/)/);
});

it("contain no query, address, password, session or order number", () => {
  const told = receiver.words();
  expect(told).not.toMatch(/anna|example\.se|wrong-password|100245|12747|shop_session|127\.0\.0/);
  expect(named("POST /konto/login_from_checkout")).toHaveLength(1);
});
