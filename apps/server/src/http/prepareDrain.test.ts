import Fastify from "fastify";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { prepareDrain } from "./prepareDrain.ts";

/** Twenty visitors who open one page after another on a connection of theirs, until they are told that it closes. */
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

/** Forty visitors who open each page on a new connection, until nobody takes one; tells what came of those not answered. */
const strangers = `
  const { request } = require("node:http");
  const { parentPort, workerData: port } = require("node:worker_threads");
  const open = () => new Promise((resolve) => {
    const sent = request({ port, host: "127.0.0.1", agent: false, path: "/busy" }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve("answered"));
      answer.on("error", ({ message }) => resolve(message));
    });
    sent.on("error", ({ code, message }) => resolve(code ?? message));
    sent.end();
  });
  const visit = async () => {
    for (;;) {
      const outcome = await open();
      if (outcome !== "answered") return outcome;
    }
  };
  Promise.all(Array.from({ length: 40 }, visit)).then((all) => parentPort.postMessage(all));`;

/** Drains a server while visitors of a kind use it; what came of each of them. */
async function outcomesOf(kind: string): Promise<readonly string[]> {
  const server = Fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  const drain = prepareDrain(server);
  server.get("/page", async () => {
    await pause(3);
    return "x".repeat(20_000);
  });
  server.get("/busy", async () => {
    for (const end = performance.now() + 10; performance.now() < end;);
    return "x".repeat(20_000);
  });
  const { port } = new URL(await server.listen({ port: 0, host: "127.0.0.1" }));
  const worker = new Worker(kind, { eval: true, workerData: Number(port) });
  const ended = once(worker, "message");
  await pause(500);
  await drain();
  const [outcomes] = z.tuple([z.array(z.string())]).parse(await ended);
  return outcomes;
}

it("tells everybody who has a connection that it closes, and resets none", async () => {
  expect(await outcomesOf(visitors)).toEqual(Array.from({ length: 20 }, () => "close"));
});

it("answers everybody whose connection it has taken, however busy it is, and refuses who comes later", async () => {
  expect(await outcomesOf(strangers)).toEqual(Array.from({ length: 40 }, () => "ECONNREFUSED"));
});
