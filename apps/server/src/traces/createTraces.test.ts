import { Writable } from "node:stream";
import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { loggerOptions } from "../http/logging/loggerOptions.ts";
import { startTraceReceiver, type TraceReceiver } from "../testing/startTraceReceiver.ts";
import { createTraces } from "./createTraces.ts";

const everything = { sampling: "parentbased_always_on", ratio: 1 } as const;
const traceId = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

let receiver: TraceReceiver;

beforeEach(async () => {
  receiver = await startTraceReceiver();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.address);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await receiver.close();
});

/** A server with a greeting route that also writes a log line. */
function startServer(traces: ReturnType<typeof createTraces>) {
  const lines: unknown[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const server = Fastify({ logger: { ...loggerOptions({ logLevel: "info" }, traces), stream } });
  traces.watchRequests(server);
  server.get("/hello/:name", async ({ log }) => {
    log.info("says hello");
    return "hello";
  });
  server.post("/hello/:name", async ({ log }) => {
    log.info("heard a body");
    return "hello";
  });
  server.get("/outside", async () => server.inject("/hello/inside").then(({ body }) => body));
  server.get("/broken", () => Promise.reject(new Error("anna@example.se is unknown")));
  return { server, lines };
}

const lineSchema = z.object({ msg: z.string(), trace_id: z.optional(z.string()), span_id: z.optional(z.string()) });
const lineOf = (lines: readonly unknown[], message: string) =>
  lines.map((line) => lineSchema.parse(line)).find(({ msg }) => msg === message);

it("traces a request by its route, as a child of the incoming trace", async () => {
  const traces = createTraces(everything);
  const { server } = startServer(traces);
  await server.inject({ url: "/hello/anna@example.se?email=anna@example.se", headers: { traceparent } });
  await traces.close();
  expect(receiver.spans()).toEqual([
    {
      traceId,
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      parentSpanId: "b7ad6b7169203331",
      name: "GET /hello/:name",
      kind: 2,
      status: 0,
      attributes: {
        "http.request.method": "GET",
        "http.route": "/hello/:name",
        "http.response.status_code": 200,
      },
    },
  ]);
  expect(receiver.words()).not.toContain("anna");
  expect(receiver.services()).toEqual(["torg"]);
});

it("has no route for an unknown address, and no unknown request method", async () => {
  const traces = createTraces(everything);
  const { server } = startServer(traces);
  await server.inject({ url: "/anna" });
  await server.inject({ method: "DELETE", url: "/anna" });
  await traces.close();
  expect(receiver.spans().map(({ name, attributes }) => [name, attributes["http.response.status_code"]])).toEqual([
    ["GET", 404],
    ["_OTHER", 404],
  ]);
});

it("records that a request failed, but not the error's message", async () => {
  const traces = createTraces(everything);
  const { server, lines } = startServer(traces);
  await server.inject("/broken");
  await traces.close();
  const [span] = receiver.spans();
  expect(span).toMatchObject({ name: "GET /broken", status: 2, attributes: { "error.type": "500" } });
  expect(lineOf(lines, "anna@example.se is unknown")).toMatchObject({ trace_id: span?.traceId, span_id: span?.spanId });
  expect(receiver.words()).not.toContain("anna");
});

it.each(["GET", "POST"] as const)("puts trace and span into every log line of a %s request", async (method) => {
  const traces = createTraces(everything);
  const { server, lines } = startServer(traces);
  const payload = method === "GET" ? {} : { payload: { name: "Anna" } };
  await server.inject({ method, url: "/hello/anna", headers: { traceparent }, ...payload });
  await traces.close();
  const [span] = receiver.spans();
  const fields = { trace_id: traceId, span_id: span?.spanId };
  expect(lineOf(lines, method === "GET" ? "says hello" : "heard a body")).toMatchObject(fields);
  expect(lineOf(lines, "request completed")).toMatchObject(fields);
  server.log.info("between requests");
  expect(lineOf(lines, "between requests")).toEqual({ msg: "between requests" });
});

it("traces the process's requests to itself as children of the caller", async () => {
  const traces = createTraces(everything);
  const { server } = startServer(traces);
  await server.inject("/outside");
  await traces.close();
  const [inside, outside] = receiver.spans();
  expect([inside?.name, inside?.kind, outside?.name, outside?.kind]).toEqual([
    "GET /hello/:name",
    1,
    "GET /outside",
    2,
  ]);
  expect([inside?.traceId, inside?.parentSpanId]).toEqual([outside?.traceId, outside?.spanId]);
});

it("traces a call to a provider by its host, and sends it nothing but the trace", async () => {
  const traces = createTraces(everything);
  const sent: Headers[] = [];
  const fetch = traces.watchFetch((_url, { headers }) => {
    sent.push(new Headers(headers));
    return Promise.resolve(new Response("", { status: sent.length === 1 ? 200 : 404 }));
  });
  const call = () =>
    fetch("https://api.example:8443/orders/100245?pnr=1", { method: "POST", headers: { authorization: "secret" } });
  await traces.watchJob("order-money", async () => {
    await call();
    await call();
  });
  const away = traces.watchFetch(() => Promise.reject(new TypeError("no way to anna@example.se")));
  await expect(away("https://api.example/", {})).rejects.toThrow("no way");
  await traces.close();
  const [first, second, job, none] = receiver.spans();
  expect(first).toMatchObject({
    name: "POST api.example:8443",
    kind: 3,
    status: 0,
    parentSpanId: job?.spanId,
    attributes: { "server.address": "api.example", "http.response.status_code": 200 },
  });
  expect([second?.status, job?.name, job?.status]).toEqual([2, "job order-money", 0]);
  expect(none).toMatchObject({ name: "GET api.example", status: 2, attributes: { "error.type": "TypeError" } });
  expect(sent.map((headers) => [...headers.keys()])).toEqual([
    ["authorization", "traceparent"],
    ["authorization", "traceparent"],
  ]);
  expect(sent[0]?.get("traceparent")).toBe(`00-${first?.traceId}-${first?.spanId}-01`);
  expect(receiver.words()).not.toMatch(/100245|pnr|secret|anna/);
});

it("records a failed job by the kind of its error, and rethrows the error", async () => {
  const traces = createTraces(everything);
  const failing = traces.watchJob("order-mail", () => Promise.reject(new RangeError("anna@example.se")));
  await expect(failing).rejects.toThrow("anna@example.se");
  await traces.close();
  expect(receiver.spans()).toMatchObject([
    {
      name: "job order-mail",
      kind: 5,
      status: 2,
      attributes: { "torg.job": "order-mail", "error.type": "RangeError" },
    },
  ]);
  expect(receiver.words()).not.toContain("anna");
});

it("traces statements of requests and jobs, but not others", async () => {
  const traces = createTraces(everything);
  expect(traces.watchStatement("SELECT 1")).toBeUndefined();
  await traces.watchJob("order-mail", async () => {
    traces.watchStatement('select * from "order" where number = $1')?.();
    traces.watchStatement("UPDATE stock SET quantity = $1")?.(new RangeError("Key (email)=(anna@example.se)"));
  });
  await traces.close();
  const [read, write, job] = receiver.spans();
  expect(read).toMatchObject({
    name: "SELECT order",
    kind: 3,
    status: 0,
    parentSpanId: job?.spanId,
    attributes: { "db.system.name": "postgresql", "db.query.text": 'select * from "order" where number = $1' },
  });
  expect(write).toMatchObject({ name: "UPDATE stock", status: 2, attributes: { "error.type": "RangeError" } });
  expect(receiver.words()).not.toContain("anna");
});

it("traces nothing that the sampling leaves out, and tells providers so", async () => {
  const traces = createTraces({ sampling: "parentbased_traceidratio", ratio: 0 });
  const { server, lines } = startServer(traces);
  await server.inject("/hello/anna");
  const flags: string[] = [];
  const fetch = traces.watchFetch((_url, { headers }) => {
    flags.push(new Headers(headers).get("traceparent") ?? "");
    return Promise.resolve(new Response(""));
  });
  await fetch("https://api.example/", {});
  await server.inject({ url: "/hello/anna", headers: { traceparent } });
  await traces.close();
  expect(receiver.spans().map((span) => span.traceId)).toEqual([traceId]);
  expect(flags).toEqual([expect.stringMatching(/-00$/)]);
  expect(lineOf(lines, "says hello")?.trace_id).toMatch(/^[0-9a-f]{32}$/);
});

it("ignores the sampling of the incoming trace when sampling is not parent-based", async () => {
  const traces = createTraces({ sampling: "always_off", ratio: 1 });
  const { server } = startServer(traces);
  await server.inject({ url: "/hello/anna", headers: { traceparent } });
  await traces.close();
  expect(receiver.spans()).toEqual([]);
});

it("uses the service name from the OpenTelemetry variables", async () => {
  vi.stubEnv("OTEL_SERVICE_NAME", "cables");
  const traces = createTraces(everything);
  await traces.watchJob("order-mail", () => Promise.resolve());
  await traces.close();
  expect(receiver.services()).toEqual(["cables"]);
});

it("logs once that traces cannot be delivered, and once that they are again", async () => {
  vi.stubEnv("OTEL_BSP_SCHEDULE_DELAY", "1");
  const traces = createTraces(everything);
  const told: (string | null)[] = [];
  const fields: object[] = [];
  traces.broken.change = (trouble) => {
    told.push(trouble);
    fields.push(traces.logFields());
  };
  const work = () => traces.watchJob("order-mail", () => Promise.resolve());
  receiver.answer(400);
  await work();
  await vi.waitUntil(() => told.length === 1);
  receiver.answer(200);
  await work();
  await vi.waitUntil(() => told.length === 2);
  await work();
  await traces.close();
  expect(told).toEqual([expect.any(String), null]);
  // The line belongs to no request or job, and names none.
  expect(fields).toEqual([{}, {}]);
});

describe("a trace receiver that accepts data and never responds", () => {
  it("fills no memory: the queue is limited, and the rest is dropped", async () => {
    receiver.answer("nothing");
    const traces = createTraces(everything);
    for (let job = 0; job < 20_000; job += 1) await traces.watchJob("order-mail", () => Promise.resolve());
    await traces.close();
    const [waiting, sent] = [2048, 512];
    expect(receiver.spans().length).toBeGreaterThan(sent);
    expect(receiver.spans().length).toBeLessThanOrEqual(waiting + sent);
  });

  it("does not delay closing", async () => {
    receiver.answer("nothing");
    const traces = createTraces(everything);
    await traces.watchJob("order-mail", () => Promise.resolve());
    const before = performance.now();
    await traces.close();
    // The sender's own timeout is ten seconds.
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
