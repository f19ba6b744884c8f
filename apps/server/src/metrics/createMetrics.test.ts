import { expect, it } from "vitest";
import { createMetrics } from "./createMetrics.ts";

const away = { query: () => Promise.reject(new Error("away")) };

it("reports that the database is away, and everything that does not need it", async () => {
  const metrics = createMetrics({ pools: {}, tasks: away });
  metrics.tellPage("kept");
  await metrics.watchJob("order-mail", () => Promise.resolve());
  await expect(metrics.watchJob("order-mail", () => Promise.reject(new Error("no mail")))).rejects.toThrow("no mail");
  const text = await metrics.text();
  expect(text).toContain("torg_database_up 0\n");
  expect(text).toContain('torg_shared_pages_total{source="kept"} 1\n');
  expect(text).toContain('torg_jobs_tried_total{name="order-mail",outcome="done"} 1\n');
  expect(text).toContain('torg_jobs_tried_total{name="order-mail",outcome="failed"} 1\n');
  expect(text).not.toMatch(/^torg_orders /m);
});

it("counts calls to providers by host and outcome, never by path", async () => {
  const metrics = createMetrics({ pools: {}, tasks: away });
  const answers = [200, 404, 503];
  const watched = metrics.watchFetch(() => {
    const status = answers.shift();
    return status === undefined
      ? Promise.reject(new TypeError("no way"))
      : Promise.resolve(new Response("", { status }));
  });
  for (const path of ["a", "b", "c"]) await watched(`https://api.example/orders/${path}`, {});
  await expect(watched("https://api.example/orders/d", {})).rejects.toThrow("no way");
  const text = await metrics.text();
  for (const outcome of ["answered", "refused", "failed", "none"]) {
    expect(text).toContain(`torg_provider_request_seconds_count{host="api.example",outcome="${outcome}"} 1\n`);
  }
  expect(text).not.toContain("orders/");
});

it("uses one name for all hosts after the first twenty", async () => {
  const metrics = createMetrics({ pools: {}, tasks: away });
  const watched = metrics.watchFetch(() => Promise.resolve(new Response("")));
  for (let index = 0; index < 100; index += 1) await watched(`https://host-${index}.example/`, {});
  const hosts = new Set((await metrics.text()).match(/host="[^"]+"/g));
  expect(hosts.size).toBe(21);
  expect(hosts.has('host="other"')).toBe(true);
});
