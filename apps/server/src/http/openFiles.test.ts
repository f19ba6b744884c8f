import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("rejects connections when few files can be opened, stays alive, and serves again afterwards", async () => {
  const command = `ulimit -n 160; exec "${process.execPath}" --conditions=@torg/source "${main}"`;
  const child = spawn("/bin/sh", ["-c", command], {
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: database.url,
      SHOP_DATA: "empty",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "silent",
      NODE_ENV: "production",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitUntil(() => output.includes("http:"), { timeout: 60_000 });
  const address = new URL(/http:\S+/.exec(output)?.[0] ?? "");
  const sockets: Socket[] = [];
  let refused = 0;
  for (let count = 0; count < 400; count += 1) {
    const socket = connect(Number(address.port), address.hostname);
    socket.on("error", () => undefined);
    socket.on("close", () => (refused += 1));
    sockets.push(socket);
  }
  await vi.waitUntil(() => refused > 200, { timeout: 20_000 });
  for (const socket of sockets) socket.destroy();
  const isServed = async (): Promise<boolean> =>
    (await fetch(new URL("/healthz", address)).catch(() => null))?.ok === true;
  await vi.waitUntil(isServed, { timeout: 20_000 });
  expect(child.exitCode).toBeNull();
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});
