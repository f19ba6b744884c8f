import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readPostmaster } from "./embedded/postmasterFile.ts";
import { openDatabase } from "./openDatabase.ts";
import { type StartedDatabase, startDatabase } from "./startDatabase.ts";

/** Fifty in the long test suite. */
const kills = process.env["TEST_LONG"] ? 50 : 3;
let dataDir: string;
const started: StartedDatabase[] = [];

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "torg-start-"));
});
afterEach(async () => {
  for (const database of started.splice(0)) await database.stop();
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(role: "server" | "task"): Promise<StartedDatabase> {
  const database = await startDatabase({ dataDir, role });
  started.push(database);
  return database;
}

async function ask(url: string, statement: string): Promise<unknown> {
  const { pool, close } = openDatabase(url, { max: 1 });
  const { rows } = await pool.query(statement);
  await close();
  return rows[0];
}

describe("startDatabase", () => {
  it("keeps written data from one start to the next, with writes that reach the disk", async () => {
    const first = await start("server");
    await ask(first.url, "CREATE TABLE kept AS SELECT 7 AS number");
    await first.stop();
    const second = await start("server");
    expect(await ask(second.url, "SELECT number FROM kept")).toEqual({ number: 7 });
    expect(await ask(second.url, "SHOW fsync")).toEqual({ fsync: "on" });
  });

  it("rejects a second server on the same folder and shares the database with a task", async () => {
    const server = await start("server");
    await expect(start("server")).rejects.toThrow(/Another server already runs on .*TORG_DATA_DIR/);
    const task = await start("task");
    expect(task.url).toBe(server.url);
    await task.stop();
    expect(await ask(server.url, "SELECT 1 AS alive")).toEqual({ alive: 1 });
  });

  it("takes over the database that a killed server has left behind", async () => {
    const module = fileURLToPath(new URL("./startDatabase.ts", import.meta.url));
    const script = `const { startDatabase } = await import(${JSON.stringify(module)});
      await startDatabase({ dataDir: ${JSON.stringify(dataDir)}, role: "server" });
      console.log("started"); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => {
      child.stdout.once("data", resolve);
    });
    const gone = new Promise((resolve) => {
      child.once("exit", resolve);
    });
    child.kill("SIGKILL");
    await gone;
    const database = await start("server");
    expect(await ask(database.url, "SELECT 1 AS alive")).toEqual({ alive: 1 });
  });

  it(
    "restarts its database whenever it is killed while statements are running",
    async () => {
      const server = await start("server");
      const { pool, close } = openDatabase(server.url, { max: 4 });
      const isBack = async (): Promise<boolean> => {
        const { rowCount } = await pool.query("SELECT 1").catch(() => ({ rowCount: 0 }));
        return rowCount === 1;
      };
      for (let round = 0; round < kills; round += 1) {
        const busy = [1, 2].map(() => pool.query("SELECT pg_sleep(20)").catch(() => undefined));
        const first = readPostmaster(join(dataDir, "postgres"));
        if (first !== null) process.kill(first.pid, "SIGKILL");
        await Promise.all(busy);
        await vi.waitUntil(isBack, { timeout: 20_000, interval: 50 });
        const next = readPostmaster(join(dataDir, "postgres"));
        expect([next === null, next?.pid === first?.pid]).toEqual([false, false]);
      }
      await close();
    },
    60_000 + kills * 10_000,
  );

  it("uses an external database without touching the folder", async () => {
    const url = "postgres://localhost/mine";
    expect((await startDatabase({ url, dataDir: "/nowhere/at/all", role: "server" })).url).toBe(url);
  });
});
