import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shopAddresses } from "@torg/format/addresses";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "../e2e/shops/openBrowser.ts";
import { root } from "../outside/repository.ts";
import { elsewhereExample } from "./elsewhereExample.ts";
import { buildShops, renderShop, writePageShop } from "./pageShop.ts";
import { bin, installWithPnpm, runCommand, writeFiles } from "./strangerShop.ts";
import { serveFolder, undressedClasses, visit } from "./visitShop.ts";

const market = inject("market");
const folder = join(market.folder, "elsewhere");
const names = ["cart", "catalog", "checkout", "format", "http", "navigation", "returns", "ui"];
const base = "/api/shop";

/** Addresses of the contract's shop, which nothing here may link to; those of products and brands as prefixes. */
const contractAddresses = [
  ...Object.values(shopAddresses).filter((address) => typeof address === "string" && address !== "/"),
  shopAddresses.product(0).slice(0, -1),
  shopAddresses.brand("x").slice(0, -1),
];

/** Targets of links and forms on a server-rendered page, each once. */
const targetsOf = (markup: string): readonly string[] => [
  ...new Set([...markup.matchAll(/\s(?:href|action|formAction)="([^"]*)"/gi)].map(([, target = ""]) => target)),
];

async function startBackend(): Promise<{ readonly process: ChildProcess; readonly address: string }> {
  const file = join(root, "docs/examples/cart-backend.mjs");
  const env = { ...process.env, PORT: "0", SHOP_BASE: base };
  const child = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    child.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()));
  });
  return { process: child, address: address.replace(base, "") };
}

describe("a shop with its own addresses and backend path", () => {
  let browser: Browser;
  let backend: Awaited<ReturnType<typeof startBackend>>;
  let markup = "";

  beforeAll(async () => {
    const dependencies = {
      ...Object.fromEntries(names.map((name) => [`@torg/${name}`, "latest"])),
      react: "19.3.1",
      "react-dom": "19.3.1",
      "@types/react": "19.3.0",
      "@types/react-dom": "19.3.0",
    };
    const installed = await installWithPnpm({ folder, registry: market.registry, dependencies });
    if (installed.status !== 0) throw new Error(installed.output);
    writePageShop(folder, "Elsewhere", elsewhereExample);
    const built = await buildShops([folder], "production");
    if (built.status !== 0) throw new Error(built.output);
    const drawn = await renderShop(folder, "production");
    if (drawn.status !== 0) throw new Error(drawn.output);
    markup = drawn.output;
    backend = await startBackend();
    browser = await openBrowser();
  });

  afterAll(async () => {
    backend?.process.kill();
    await browser?.close();
  });

  const open = async () => {
    const front = readFileSync(join(folder, "dist/client/index.html"), "utf8");
    const index = front.replace("<!--page-->", () => markup);
    return serveFolder(join(folder, "dist/client"), index, { path: base, address: backend.address });
  };

  it("type-checks as its team has written it", async () => {
    const options = [
      "--strict",
      "--noEmit",
      "--jsx",
      "react-jsx",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
    ];
    writeFiles(folder, { "types.d.ts": 'declare module "*.css";' });
    const files = ["src/Example.tsx", "types.d.ts"];
    const args = ["--ignoreConfig", ...options, "--lib", "ES2023,DOM,DOM.Iterable", "--types", "", ...files];
    expect(await runCommand(bin("tsc"), args, { cwd: folder })).toEqual({ status: 0, output: "" });
  });

  it("has no other links and forms", () => {
    const targets = targetsOf(markup);
    const foreign = targets.filter((target) =>
      contractAddresses.some((address) => target === address || target.startsWith(`${address}?`)),
    );
    expect(foreign).toEqual([]);
    expect(
      targets.filter((target) => /^\/(?:checkoutv3|kassa|konto|angra-kop|produkter|api\/internal)/.test(target)),
    ).toEqual([]);
    const own = ["/p/1001", "/basket", "/pay", "/find", "/versus", "/browse", "/makers", "/sign-in", "/mine", "/terms"];
    for (const address of own) expect(targets).toContain(address);
    expect(targets.filter((target) => target.startsWith(base)).length).toBeGreaterThan(8);
  });

  it("buys twice, counts two, even after a reload, shows the picture, and links to its own pages", async () => {
    const server = await open();
    const { page, complaints } = await visit(browser, server.address);
    const buy = page.getByRole("button", { name: "Lägg i varukorgen" });
    await buy.click();
    await page.getByRole("link", { name: /^Varukorg, 1 produkt,/ }).waitFor();
    await buy.click();
    await page.getByRole("link", { name: /^Varukorg, 2 produkter, 258\skr/ }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: /^Varukorg, 2 produkter, 258\skr/ }).waitFor();
    const line = page.getByRole("listitem", { name: "Mugg i stengods" });
    expect(await line.getByRole("link", { name: "Mugg i stengods" }).getAttribute("href")).toBe("/p/7001");
    expect(await line.locator("img").getAttribute("src")).toBe("/mugg.svg");
    expect(await page.getByRole("link", { name: /^Varukorg, 2/ }).getAttribute("href")).toBe("/basket");
    expect(await undressedClasses(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
    await server.close();
  });

  it("finds its own pages in the search field", async () => {
    const server = await open();
    const { page } = await visit(browser, server.address);
    await page.getByRole("combobox", { name: "Sök" }).fill("mugg");
    const asked = page.waitForRequest(/\/find\?s=mugg$/);
    await page.keyboard.press("Enter");
    await asked;
    await page.close();
    await server.close();
  });
});
