import Fastify from "fastify";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { prepareDrain } from "./prepareDrain.ts";

/** Twenty visitors who open one page after another on kept connections, until told that these close. */
const visitors = `
  const { Agent, request } = require("node:http");
  const { parentPort, workerData: port } = require("node:worker_threads");
  const agent = new Agent({ keepAlive: true });
  const open = () => new Promise((resolve) => {
    const sent = request({ port, host: "127.0.0.1", agent, path: "/page" }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.headers.connection));
      answer.on("error", ({ message }) => resolve(message));
    });
    sent.on("error", ({ code, message }) => resolve(code ?? message));
    sent.end();
  });
  const visit = async () => {
    for (;;) {
      const outcome = await open();
      if (outcome !== "keep-alive") return outcome;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  Promise.all(Array.from({ length: 20 }, visit)).then((all) => {
    parentPort.postMessage(all);
    agent.destroy();
  });`;

/** Forty visitors who open each page on a new connection until one fails; reports the port of that one. */
const strangers = `
  const { request } = require("node:http");
  const { parentPort, workerData: { port } } = require("node:worker_threads");
  const open = () => new Promise((resolve) => {
    let from = 0;
    const sent = request({ port, host: "127.0.0.1", agent: false, path: "/busy" }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(null));
      answer.on("error", () => resolve(from));
    });
    sent.on("socket", (socket) => socket.on("connect", () => (from = socket.localPort)));
    sent.on("error", () => resolve(from));
    sent.end();
  });
  const visit = async () => {
    for (;;) {
      const from = await open();
      if (from !== null) return from;
    }
  };
  Promise.all(Array.from({ length: 40 }, visit)).then((all) => parentPort.postMessage(all));`;

/** Ten visitors whose connections are queued by the kernel before the server accepts them; reports their results. */
const queued = `
  const { connect } = require("node:net");
  const { parentPort, workerData: { port, connected } } = require("node:worker_threads");
  const visit = () => new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
      socket.write("GET /page HTTP/1.1\\r\\nHost: shop\\r\\n\\r\\n");
    });
    let answer = "";
    socket.on("data", (part) => (answer += part));
    socket.on("error", ({ code }) => resolve(code));
    socket.on("close", () => resolve(answer.slice(0, 15)));
  });
  Promise.all(Array.from({ length: 10 }, visit)).then((all) => parentPort.postMessage(all));`;

/** A server that can be drained, and the ports it got requests from. */
async function openServer() {
  const server = Fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  const drain = prepareDrain(server);
  const asked = new Set<number | undefined>();
  server.server.on("request", ({ socket }) => asked.add(socket.remotePort));
  server.get("/page", async () => {
    await pause(3);
    return "x".repeat(20_000);
  });
  server.get("/busy", async () => {
    for (const end = performance.now() + 10; performance.now() < end;);
    return "x".repeat(20_000);
  });
  const { port } = new URL(await server.listen({ port: 0, host: "127.0.0.1" }));
  return { asked, drain, port: Number(port) };
}

it("tells every open connection that it closes, and resets none", async () => {
  const { asked, drain, port } = await openServer();
  const worker = new Worker(visitors, { eval: true, workerData: port });
  const ended = once(worker, "message");
  await expect.poll(() => asked.size).toBe(20);
  await drain.end();
  expect(await ended).toEqual([Array.from({ length: 20 }, () => "close")]);
});

it("answers every request that has arrived, however busy it is, and accepts none later", async () => {
  const { asked, drain, port } = await openServer();
  const worker = new Worker(strangers, { eval: true, workerData: { port } });
  const ended = once(worker, "message");
  await expect.poll(() => asked.size).toBeGreaterThan(40);
  await drain.end();
  const [unanswered] = z.tuple([z.array(z.number())]).parse(await ended);
  expect(unanswered).toHaveLength(40);
  expect(unanswered.filter((from) => asked.has(from))).toEqual([]);
});

it("admits requests that are still waiting to be accepted when it is about to close", async () => {
  const { drain, port } = await openServer();
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const visitor = connect(port, "127.0.0.1");
  await once(visitor, "connect");
  const drained = drain.end();
  await pause(500);
  const ended = once(new Worker(queued, { eval: true, workerData: { port, connected } }), "message");
  // Blocks the process, so that no connection is accepted, for longer than the second in which connections are closed.
  for (const end = Date.now() + 1000; Date.now() < end || Atomics.load(connected, 0) < 10;) {
    Atomics.wait(connected, 0, Atomics.load(connected, 0), 20);
  }
  await drained;
  expect(await ended).toEqual([Array.from({ length: 10 }, () => "HTTP/1.1 200 OK")]);
});
