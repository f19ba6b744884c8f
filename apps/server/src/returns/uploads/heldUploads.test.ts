import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { TestVisitor } from "../../testing/createVisitor.ts";
import { startTestShop, type TestShop } from "../../testing/startTestShop.ts";

const url = "/retur-och-reklamation/registrera";
let shop: TestShop;
let address: URL;
let visitor: TestVisitor;
let begun = 0;

beforeAll(async () => {
  shop = await startTestShop();
  address = new URL(await shop.server.listen({ port: 0, host: "127.0.0.1" }));
  visitor = await shop.visit();
});
afterAll(() => shop.close());

/** Sends half a form and keeps the connection open whatever the response. */
async function sendHalf(): Promise<Socket> {
  const socket = connect({ port: Number(address.port), host: address.hostname, allowHalfOpen: true });
  socket.on("error", () => undefined).resume();
  await once(socket, "connect");
  const lines = [
    `POST ${url} HTTP/1.1`,
    "Host: shop.example",
    `Cookie: ${visitor.cookie}`,
    `X-CSRF-Token: ${visitor.token}`,
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Length: 100000",
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nBuck`);
  begun += 1;
  // A form is counted before it waits for its turn.
  const counted = "SELECT coalesce(max(taken), 0)::int AS n FROM limit_count";
  await vi.waitUntil(async () => (await shop.database.pool.query(counted)).rows[0].n >= begun, { timeout: 10_000 });
  return socket;
}

const sendHalves = async (count: number): Promise<readonly Socket[]> => {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) sockets.push(await sendHalf());
  return sockets;
};

/** The status for a completely sent form: 422, since it names no order. */
async function sendWhole(from = "127.0.0.1"): Promise<number> {
  const form = new FormData();
  form.append("message", "Buckla");
  const own = { cookie: visitor.cookie, "x-csrf-token": visitor.token, "x-requested-with": "XMLHttpRequest" };
  const headers = { ...own, "x-forwarded-for": from };
  begun += 1;
  const signal = AbortSignal.timeout(20_000);
  return (await fetch(new URL(url, address), { method: "POST", headers, body: form, signal })).status;
}

it("reads a form after all earlier uploads were abandoned in the middle", async () => {
  const reading = await sendHalves(4);
  const waiting = await sendHalves(4);
  for (const socket of [...waiting, ...reading]) socket.destroy();
  expect(await sendWhole()).toBe(422);
});

it("reads a form after others were sent too slowly by a client that never disconnects", async () => {
  const http = shop.server.server;
  const { headersTimeout, requestTimeout } = http;
  const reading = await sendHalves(4);
  Object.assign(http, { headersTimeout: 1, requestTimeout: 2 });
  await Promise.all(reading.map((socket) => once(socket, "end")));
  Object.assign(http, { headersTimeout, requestTimeout });
  expect(await sendWhole()).toBe(422);
  for (const socket of reading) socket.destroy();
});

it("reads a form at once while another address sends its maximum of uploads slowly", async () => {
  const held = await sendHalves(6);
  expect(await sendWhole("203.0.113.9")).toBe(422);
  for (const socket of held) socket.destroy();
});
