import { spawn } from "node:child_process";
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../e2e/shops/freePort.ts";
import { runCommand } from "../strangers/strangerShop.ts";
import { readText, root } from "./repository.ts";

/** Megabytes that the image adds to its base; with build and test dependencies it would be 1277. */
const mostMegabytes = 230;

const lines = readText("Dockerfile").split("\n");
const words = (line: string): readonly string[] => line.split(" ");
const wordsAfter = (start: string): readonly string[] =>
  words(
    lines
      .find((line) => line.startsWith(start))
      ?.slice(start.length)
      .trim() ?? "",
  );
const listAfter = (start: RegExp): readonly string[] => JSON.parse(start.exec(readText("Dockerfile"))?.[1] ?? "[]");

const folder = realpathSync(mkdtempSync(join(tmpdir(), "torg-image-")));
const shop = join(folder, "shop");
// PostgreSQL refuses to run as root, so its user must be able to reach its programs.
chmodSync(folder, 0o755);

/**
 * The environment of the container: the file's variables, with the data beside the shop, and only paths from our own.
 */
function environment(port: number): Readonly<Record<string, string>> {
  const set = wordsAfter("ENV ").map((pair): readonly [string, string] => {
    const [name = "", value = ""] = pair.split("=");
    return [name, value === "/data" ? join(folder, "data") : value];
  });
  const own = { PATH: process.env["PATH"] ?? "", HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "warn" };
  return { ...own, ...Object.fromEntries(set), SHOP_DATA: "reference" };
}

/** Runs a command of the file in the shop's folder, with the Node of the tests. */
function begin([, ...args]: readonly string[], env: Readonly<Record<string, string>>): Promise<number | null> {
  const child = spawn(process.execPath, args, { cwd: shop, env, stdio: "ignore" });
  return new Promise((resolve) => child.once("exit", resolve));
}

beforeAll(async () => {
  const [from = ""] = wordsAfter("COPY --from=build ");
  const steps = lines.slice(
    0,
    lines.findLastIndex((line) => line.startsWith("FROM ")),
  );
  for (const step of steps.filter((line) => line.startsWith("RUN "))) {
    const [, file = "", ...args] = words(step);
    const done = await runCommand(
      file,
      args.map((word) => (word === from ? shop : word)),
      { cwd: root },
    );
    if (done.status !== 0) throw new Error(done.output);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("contains what the shop needs to run, and nothing that only builds or tests", () => {
  const packages = readdirSync(join(shop, "node_modules/.pnpm"));
  expect(packages.some((name) => name.startsWith("fastify@"))).toBe(true);
  const tools = /^(?:vitest|vite|typescript|turbo|storybook|playwright|esbuild|next|jsdom|oxlint|pnpm|node-linux)\b/;
  expect(packages.filter((name) => tools.test(name))).toEqual([]);
  const reached = readdirSync(shop, { encoding: "utf8", recursive: true }).map((name) =>
    realpathSync(join(shop, name)),
  );
  expect(reached.filter((file) => !file.startsWith(shop + sep))).toEqual([]);
  const files = [...new Set(reached)].map((file) => lstatSync(file)).filter((entry) => entry.isFile());
  const measured = files.reduce((sum, { size }) => sum + size, 0) / (1024 * 1024);
  expect(measured).toBeGreaterThan(mostMegabytes / 2);
  expect(measured).toBeLessThan(mostMegabytes);
  for (const data of readdirSync(join(root, "apps/server/data"))) {
    expect(existsSync(join(shop, "dist/server/data", data)), data).toBe(true);
  }
});

it("starts a shop, becomes healthy, runs commands beside it and stops on request", async () => {
  const env = environment(await freePort());
  const [, ...command] = listAfter(/^CMD (.*)$/m);
  const running = spawn(process.execPath, command, { cwd: shop, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [running.stdout, running.stderr]) stream.on("data", (data: Buffer) => (said += data.toString()));
  const ended = new Promise<number | null>((resolve) => running.once("exit", resolve));
  try {
    const healthy = async (): Promise<boolean> =>
      running.exitCode !== null || (await begin(listAfter(/^HEALTHCHECK .* CMD (.*)$/m), env)) === 0;
    await expect.poll(healthy, { timeout: 60_000, interval: 250 }).toBe(true);
    expect(running.exitCode, said).toBeNull();
    const page = await fetch(`http://127.0.0.1:${env["PORT"]}/kategori/vitvaror`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Vitvaror")]);
    expect(await begin(["node", "shop.mjs", "jobs", "list"], env)).toBe(0);
    expect(await begin(["node", "shop.mjs", "backup", join(folder, "data/backups/")], env)).toBe(0);
  } finally {
    running.kill("SIGTERM");
  }
  expect(await ended, said).toBe(0);
});
