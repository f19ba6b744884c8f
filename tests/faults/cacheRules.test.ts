import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loopback } from "../cluster/clusterFiles.ts";
import { startCache } from "../cluster/clusterParts.ts";
import { clusterPorts, takenPort } from "../cluster/clusterPorts.ts";
import { prepareDebianParts } from "../cluster/debianParts.ts";
import { fillTemplate } from "../../deploy/fillTemplate.ts";
import { keepPart, type Part } from "../cluster/keepPart.ts";
import { root } from "../outside/repository.ts";
import { askOnce } from "./askOnce.ts";
import { readFaultOptions } from "./faultOptions.ts";

/** The response of the shop behind the cache, and the pages requested from it. */
let shop: { status: number; maxAge: number };
const asked: { readonly path: string; readonly cookie: string | undefined }[] = [];
let [nodes, cache]: [Server | undefined, Part | undefined] = [undefined, undefined];
const ports = clusterPorts(readFaultOptions().firstPort);
const folder = mkdtempSync(join(tmpdir(), "torg-cache-"));
let page = 0;

beforeAll(async () => {
  prepareDebianParts();
  expect(await takenPort(ports.front)).toBeNull();
  nodes = createServer(({ url = "", headers }, response) => {
    asked.push({ path: url, cookie: headers.cookie });
    const shared = { "cache-control": `public, s-maxage=${shop.maxAge}`, vary: "Accept, Cookie" };
    const refused = { "cache-control": "no-store", "retry-after": "5" };
    response.writeHead(shop.status, shop.status === 200 ? shared : refused).end(`Answer ${shop.status}`);
  });
  await new Promise<void>((resolve) => nodes?.listen(ports.nodes, loopback, resolve));
  const template = readFileSync(join(root, "deploy/chart/config/varnish.vcl"), "utf8");
  // Shortens five minutes to a second.
  const quick = template.replaceAll("300s", "1s");
  const values = { NODES_HOST: loopback, NODES_PORT: ports.nodes, BAN_ADDRESSES: `"${loopback}";` };
  writeFileSync(join(folder, "varnish.vcl"), fillTemplate(quick, values));
  mkdirSync(join(folder, "varnish"));
  cache = startCache({
    plan: { folder, ports },
    keep: (start) => keepPart({ ...start, logFile: join(folder, `${start.name}.log`) }),
  });
  await vi.waitUntil(async () => (await ask("/cache-alive")).status === 200, { timeout: 30_000, interval: 100 });
}, 60_000);

afterAll(async () => {
  await cache?.stop();
  nodes?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  shop = { status: 200, maxAge: 60 };
  page += 1;
});

const ask = (path = `/page-${page}`): ReturnType<typeof askOnce> => askOnce(`http://${loopback}:${ports.cache}`, path);
const askedNow = () => asked.filter(({ path }) => path === `/page-${page}`);
const timesAsked = (): number => askedNow().length;
const pass = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

describe("a page that the shop rejects", () => {
  it("is requested once, and its visitor reads the shop's own message", async () => {
    shop.status = 503;
    const answer = await ask();
    expect(answer).toMatchObject({ status: 503, body: "Answer 503", headers: { "retry-after": "5" } });
    expect(timesAsked()).toBe(1);
  });

  it("is requested again for the next visitor", async () => {
    shop.status = 503;
    await ask();
    shop.status = 200;
    expect(await ask()).toMatchObject({ status: 200, body: "Answer 200" });
    expect(timesAsked()).toBe(2);
  });

  it("is served stale, however old, after one request", async () => {
    shop.maxAge = 1;
    await ask();
    await pass(2.5);
    shop.status = 503;
    expect(await ask()).toMatchObject({ status: 200, body: "Answer 200" });
    expect(timesAsked()).toBe(2);
  });

  it("is served stale while it is requested in the background, and stays cached", async () => {
    shop.maxAge = 1;
    await ask();
    await pass(1.4);
    shop.status = 503;
    expect(await ask()).toMatchObject({ status: 200 });
    await pass(0.2);
    expect(await ask()).toMatchObject({ status: 200 });
    expect(timesAsked()).toBeGreaterThanOrEqual(2);
  });
});

it("keeps a page once for all first visits and once for all later ones, whatever other cookies they have", async () => {
  const cookieOf = (cookie: string | undefined) => (cookie === undefined ? {} : { headers: { cookie } });
  const sent = [undefined, "a=1", "required=1", "a=2; required=0; marketing_third_party=1", "not_required=1"];
  for (const cookie of sent) await askOnce(`http://${loopback}:${ports.cache}`, `/page-${page}`, cookieOf(cookie));
  expect(askedNow().map(({ cookie }) => cookie)).toEqual([undefined, "required=1"]);
});

it("asks again before a version that is too old is served, and caches the response", async () => {
  shop.maxAge = 1;
  await ask();
  await pass(2.5);
  shop.maxAge = 60;
  await ask();
  await ask();
  expect(timesAsked()).toBe(2);
});

it("says when to retry while no node can be reached, and serves what is cached", async () => {
  await ask("/kept");
  const server = nodes;
  await new Promise((resolve) => {
    server?.close(resolve);
    server?.closeAllConnections();
  });
  expect(await ask()).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  expect(await ask("/kept")).toMatchObject({ status: 200 });
});
