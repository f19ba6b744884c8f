import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ metrics: { host: "127.0.0.1", port: 0 } });
});

afterAll(() => shop.close());

async function read(): Promise<string> {
  const answer = await fetch(shop.metrics?.address ?? "");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  return answer.text();
}

/** The value of a series; null if it does not exist. */
const valueOf = (text: string, series: string): number | null => {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
};

const seriesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("torg_"))
    .map((line) => line.slice(0, line.lastIndexOf(" ")))
    .sort();

it("counts requests by their routes, with their durations", async () => {
  await shop.server.inject({ url: "/healthz" });
  await shop.server.inject({ url: "/healthz" });
  const text = await read();
  expect(valueOf(text, 'torg_requests_total{method="GET",route="/healthz",status="200"}')).toBe(2);
  expect(valueOf(text, 'torg_request_seconds_bucket{le="+Inf",route="/healthz"}')).toBe(2);
});

it("has no new series for a thousand odd addresses, and nothing that visitors sent", async () => {
  const ask = (index: number) =>
    shop.server.inject({
      method: index % 2 === 0 ? "GET" : "POST",
      url: `/odd-${index}/anna@example.se?email=anna@example.se&q=${index}`,
      headers: { "user-agent": `browser-${index}`, host: `host-${index}.example` },
    });
  await ask(0);
  await ask(1);
  const before = seriesOf(await read());
  for (let index = 2; index < 1000; index += 1) await ask(index);
  const text = await read();
  expect(seriesOf(text)).toEqual(before);
  expect(text).not.toMatch(/anna|odd-|browser-|host-\d/);
});

it("includes orders, the database and the process", async () => {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ orders: number }>('SELECT count(*) AS orders FROM "order"');
  const text = await read();
  expect(valueOf(text, "torg_database_up")).toBe(1);
  expect(valueOf(text, "torg_orders")).toBe(rows[0]?.orders);
  expect(valueOf(text, 'torg_database_connections{pool="buying",state="waiting"}')).toBe(0);
  for (const name of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"]) {
    expect(valueOf(text, name)).toBeGreaterThan(0);
  }
});

it("are not available at an address of the shop itself", async () => {
  const answer = await shop.server.inject({ url: "/metrics" });
  expect(answer.statusCode).toBe(404);
  const beside = await fetch((shop.metrics?.address ?? "").replace("/metrics", "/healthz"));
  expect(beside.status).toBe(404);
});
