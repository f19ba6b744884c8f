import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { freePort } from "./nextShop.ts";
import { runCommand, type Outcome } from "./strangerShop.ts";

const market = inject("market");
const folder = join(market.folder, "scaffold");
const shop = join(folder, "min-butik");
const npm = (args: readonly string[], cwd: string): Promise<Outcome> =>
  runCommand("npm", args, {
    cwd,
    env: {
      npm_config_registry: `${market.packing}/`,
      npm_config_cache: join(market.folder, "npm-cache"),
      npm_config_audit: "false",
      npm_config_fund: "false",
      npm_config_yes: "true",
    },
  });

describe("npm create torg@latest", () => {
  let running: ChildProcess | null = null;
  let address = "";
  let said = "";

  /** The listing of the feed's washing machines, with plain spaces. */
  const listing = async (): Promise<string> => {
    const page = await (await fetch(`${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`)).text();
    return page.replaceAll(/[\u00a0\u202f]|&nbsp;/g, " ");
  };

  beforeAll(() => mkdirSync(folder, { recursive: true }));

  async function stop(): Promise<void> {
    if (running?.pid === undefined || running.exitCode !== null) return;
    const group = -running.pid;
    process.kill(group, "SIGTERM");
    // npm exits before the shop that it started.
    await vi.waitFor(() => expect(() => process.kill(group, 0)).toThrow("ESRCH"), { timeout: 60_000, interval: 100 });
  }

  /** Starts the shop, and collects its output from then on. */
  async function start(): Promise<ChildProcess> {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    said = "";
    const { NODE_ENV: _mode, NODE_OPTIONS: _options, VITEST: _vitest, ...environment } = process.env;
    const child = spawn("npm", ["start"], {
      cwd: shop,
      detached: true,
      env: { ...environment, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" },
    });
    running = child;
    const hear = (data: Buffer): void => {
      said += data.toString();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    await expect
      .poll(() => said.includes("The shop is open") || child.exitCode !== null, { timeout: 120_000, interval: 100 })
      .toBe(true)
      .catch((cause: unknown) => {
        throw new Error(said, { cause });
      });
    expect(child.exitCode, said).toBeNull();
    return child;
  }

  afterAll(stop);

  it("creates a shop, and does not touch a non-empty folder", async () => {
    const made = await npm(["create", "torg@latest", "min-butik"], folder);
    expect(made.status, made.output).toBe(0);
    expect(made.output).toContain("npm install");
    const files = [".dockerignore", ".gitignore", "Dockerfile", "README.md", "compose.yaml", "feed", "package.json"];
    expect(readdirSync(shop).sort()).toEqual([...files, "pages", "shop.json"]);
    const again = await npm(["create", "torg@latest", "min-butik"], folder);
    expect(again.status).not.toBe(0);
    expect(again.output).toContain("is not empty");
  });

  it("starts with two commands, on its own feed", async () => {
    const installed = await npm(["install"], shop);
    expect(installed.status, installed.output).toBe(0);
    expect(installed.output).not.toContain("install-scripts");
    const child = await start();
    const memory = join(shop, ".data/feeds.json");
    const isImported = (): boolean => existsSync(memory) && readFileSync(memory, "utf8").includes('"products"');
    await expect
      .poll(() => isImported() || child.exitCode !== null, { timeout: 120_000, interval: 100 })
      .toBe(true)
      .catch((cause: unknown) => {
        throw new Error(said, { cause });
      });
    expect(child.exitCode, said).toBeNull();
    // The shop is notified of the import through its database, a moment after it has ended.
    await expect.poll(listing, { timeout: 20_000 }).toContain("Nordia tvättmaskin NV 8014 8 kg");
    const page = await listing();
    expect(page).toContain("6 990 kr");
    expect(page).not.toContain("torktumlare NT 7010");
  });

  it("shows the name and the company of shop.json, and the pictures beside the feed", async () => {
    const front = async (): Promise<string> => (await fetch(address)).text();
    const page = await front();
    expect(page).toContain("Min butik AB");
    expect(page).toMatch(/<title>[^<]*Min butik/);
    expect(page, "there are no stores").not.toContain("ämta i butik");
    const [, picture = ""] = /src="(\/assets\/uploads\/feed\/[^"]+)"/.exec(page) ?? [];
    const shown = async (): Promise<string> => {
      const { status, headers } = await fetch(address + picture.replaceAll("&amp;", "&"));
      return `${status} ${headers.get("content-type")}`;
    };
    await expect.poll(shown, { timeout: 60_000, interval: 250 }).toMatch(/^200 image\//);
    const shopFile = join(shop, "shop.json");
    writeFileSync(shopFile, readFileSync(shopFile, "utf8").replace('"Min butik AB"', '"Annan butik AB"'));
    const taken = await npm(["exec", "--", "torg-shop", "settings"], shop);
    expect(taken.status, taken.output).toBe(0);
    expect(taken.output).toContain("Taken over: shop.json, 10 pages.");
    await expect.poll(front, { timeout: 20_000 }).toContain("Annan butik AB");
    const { $schema: schema }: { readonly $schema: string } = JSON.parse(readFileSync(shopFile, "utf8"));
    expect(readFileSync(join(shop, schema), "utf8")).toContain('"title": "shop.json"');
  });

  it("says what is missing before it may open, and where shop.json is wrong", async () => {
    const checked = await npm(["run", "check"], shop);
    expect(checked.status, checked.output).not.toBe(0);
    expect(checked.output).toContain("shop.json: company.organisationNumber is missing");
    expect(checked.output).toContain("feed/products.xml is still that of a new shop");
    const shopFile = join(shop, "shop.json");
    const right = readFileSync(shopFile, "utf8");
    writeFileSync(shopFile, right.replace('"kind": "home"', '"kind": "hme"'));
    const refused = await npm(["exec", "--", "torg-shop", "settings"], shop);
    expect(refused.status, refused.output).not.toBe(0);
    expect(refused.output).toMatch(
      /shop\.json:\d+:\d+ {2}delivery\.ways\[0\]\.kind has to be one of "service-point", /,
    );
    writeFileSync(shopFile, right);
  });

  it("imports a changed feed while it is running, as the same products", async () => {
    const feed = join(shop, "feed/products.xml");
    writeFileSync(feed, readFileSync(feed, "utf8").replace("6990.00 SEK", "6490.00 SEK"));
    const imported = await npm(["run", "import", "--", "feed/products.xml"], shop);
    expect(imported.status, imported.output).toBe(0);
    expect(imported.output).toContain("0 nya, 1 ändrade, 5 oförändrade");
    await expect.poll(listing, { timeout: 20_000 }).toContain("6 490 kr");
  });

  it("sells no product of a feed that was replaced by another", async () => {
    const item = "<item><g:id>K1</g:id><g:title>Kruka Terra</g:title><g:price>129 SEK</g:price></item>";
    const own = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item}</channel></rss>`;
    writeFileSync(join(shop, "feed/mine.xml"), own);
    rmSync(join(shop, "feed/products.xml"));
    await stop();
    await start();
    const products = async (): Promise<string> => (await fetch(`${address}/produkter/sok?s=kruka`)).text();
    await expect.poll(products, { timeout: 60_000, interval: 250 }).toContain("Kruka Terra");
    await expect.poll(async () => (await fetch(address)).text(), { timeout: 20_000 }).not.toMatch(/Nordia|Vitvaror/);
    expect(said).toContain("6 borttagna");
    rmSync(join(shop, "feed/mine.xml"));
    await stop();
    await start();
    await expect.poll(() => said).toContain("npm run import -- --remove mine");
    expect(await products()).toContain("Kruka Terra");
  });
});
