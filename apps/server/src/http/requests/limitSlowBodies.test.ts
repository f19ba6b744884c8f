import Fastify, { type FastifyRequest } from "fastify";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitSlowBodies } from "./limitSlowBodies.ts";

let server: ReturnType<typeof Fastify>;
let bytes = 0;
let isRead = true;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "performance"] });
  bytes = 0;
  isRead = true;
  server = Fastify();
  limitSlowBodies(server);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    "*",
    (_request: FastifyRequest, payload: FastifyRequest["raw"], done: (error: null, body: unknown) => void) => {
      bytes += 1;
      if (!isRead) return;
      payload.on("data", (chunk: Buffer) => (bytes += chunk.length));
      payload.on("end", () => done(null, {}));
    },
  );
  server.post("/form", async () => ({ done: true }));
  await server.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  vi.useRealTimers();
  server.server.closeAllConnections();
  await server.close();
});

interface Sender {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly isCut: () => boolean;
}

/** Starts sending a form, and holds the connection open whatever the response. */
async function begin(type: string): Promise<Sender> {
  const address = server.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let heard = "";
  let isCut = false;
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  socket.on("error", () => (isCut = true));
  await once(socket, "connect");
  const { socket: far } = await new Promise<{ readonly socket: Socket }>((resolve) => {
    server.server.once("request", resolve);
    socket.write(`POST /form HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\nContent-Length: 9000000\r\n\r\n`);
  });
  far.once("close", () => (isCut = true));
  await vi.waitUntil(() => bytes > 0);
  return { socket, heard: () => heard, isCut: () => isCut };
}

/** Sends that many bytes and waits until they have arrived. */
async function send({ socket }: Sender, length: number): Promise<void> {
  const wanted = bytes + length;
  socket.write(Buffer.alloc(length));
  await vi.waitUntil(() => bytes >= wanted);
}

const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);

describe("a body that comes slowly", () => {
  it.each(["application/json", "application/x-www-form-urlencoded"])(
    "is aborted after thirty seconds in all when it is %s",
    async (type) => {
      const sender = await begin(type);
      await send(sender, 100_000);
      pass(20);
      await send(sender, 100_000);
      pass(10);
      await expect.poll(sender.heard).toMatch(/^HTTP\/1.1 400 /);
      pass(1);
      await expect.poll(sender.isCut).toBe(true);
    },
  );

  it("may continue for as long as a form with files grows", async () => {
    const sender = await begin("multipart/form-data; boundary=x");
    for (const _ of Array(5).keys()) {
      pass(20);
      await send(sender, 100_000);
    }
    pass(20);
    expect([sender.heard(), sender.isCut()]).toEqual(["", false]);
  });

  it("is aborted thirty seconds after a form with files has stopped growing", async () => {
    const sender = await begin("multipart/form-data; boundary=x");
    await send(sender, 100_000);
    pass(5);
    for (const _ of Array(5).keys()) {
      pass(5);
      await send(sender, 100);
    }
    await expect.poll(sender.heard).toMatch(/^HTTP\/1.1 400 /);
    pass(1);
    await expect.poll(sender.isCut).toBe(true);
  });

  it("is not aborted while the server is not reading it", async () => {
    isRead = false;
    const sender = await begin("multipart/form-data; boundary=x");
    pass(100);
    expect([sender.heard(), sender.isCut()]).toEqual(["", false]);
  });
});
