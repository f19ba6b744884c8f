import { type ChildProcess, spawn } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** A shop in its own process with a slow page, and a failure during that request. */
async function start(failure: string): Promise<Running> {
  const from = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    const { readConfig } = await import(${from("../config/readConfig.ts")});
    const { createShop } = await import(${from("./createShop.ts")});
    const { endWithShop } = await import(${from("./endWithShop.ts")});
    const shop = await createShop(readConfig(process.env));
    shop.server.get("/slow", async () => {
      ${failure}
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { done: true };
    });
    endWithShop(shop, () => console.log("Closing"));
    console.log("at " + (await shop.server.listen({ port: 0, host: "127.0.0.1" })));`;
  const child = spawn(process.execPath, ["--conditions=@torg/source", "--input-type=module", "-e", script], {
    env: { PATH: process.env["PATH"], DATABASE_URL: database.url, NODE_ENV: "test", LOG_LEVEL: "fatal" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /at (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => reject(new Error(output)));
  });
  return { child, address, output: () => output, ended };
}

it.each([
  ["a promise that nobody awaits", `void Promise.reject(new Error("nobody heard"));`],
  ["an error in a timer", `setTimeout(() => { throw new Error("nobody heard"); }, 0);`],
])("logs %s, completes pending requests, and exits with a code", async (_name, failure) => {
  const { address, output, ended } = await start(failure);
  const answer = await fetch(`${address}/slow`);
  expect(await answer.json()).toEqual({ done: true });
  expect(await ended).toBe(70);
  expect(output()).toContain("A failure that nothing has handled ends this process: Error: nobody heard");
  expect(output()).toMatch(/"level":60.*nobody heard/);
});

it("completes pending requests on a signal, and exits with 0", async () => {
  const { child, address, output, ended } = await start("console.log('begun');");
  const answer = fetch(`${address}/slow`);
  await expect.poll(output).toContain("begun");
  child.kill("SIGTERM");
  expect(await (await answer).json()).toEqual({ done: true });
  expect(await ended).toBe(0);
  expect(output()).toContain("Closing");
});

/** The exit code of a process whose shop takes this many seconds to close, on a mocked clock. */
async function closeSlowly(seconds: number): Promise<number | null> {
  const script = `
    const { mock } = await import("node:test");
    mock.timers.enable({ apis: ["setTimeout"] });
    const { endWithShop } = await import(${JSON.stringify(new URL("./endWithShop.ts", import.meta.url).href)});
    const close = () => new Promise((resolve) => setTimeout(resolve, ${seconds} * 1000));
    endWithShop({ server: { log: console }, close });
    setInterval(() => undefined, 1000);
    process.emit("SIGTERM");
    for (let second = 0; second < 60; second += 1) {
      mock.timers.tick(1000);
      await new Promise(setImmediate);
    }`;
  const child = spawn(process.execPath, ["--conditions=@torg/source", "--input-type=module", "-e", script]);
  return new Promise((resolve) => child.once("close", resolve));
}

it.each([
  [30, 0],
  [50, 70],
])("exits a shop that takes %s seconds to close on a signal with %s", async (seconds, code) => {
  expect(await closeSlowly(seconds)).toBe(code);
});
