import { aCart, cartReplies } from "@torg/cart/fixtures";
import { createMock } from "@torg/http/mock";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "../e2e/openBrowser.ts";
import { readText } from "../outside/repository.ts";
import { runCommand, writeFiles } from "./strangerShop.ts";
import { serveFolder } from "./visitShop.ts";

const market = inject("market");
const folder = join(market.folder, "without-react");
const example = readText("docs/examples/without-react.html");

describe("a shop page of one file, without React and without a bundler", () => {
  let browser: Browser;

  beforeAll(async () => {
    // As most people install: with npm, from tarballs that it unpacks itself.
    writeFiles(folder, { "package.json": JSON.stringify({ name: "stranger", private: true }), "index.html": example });
    const args = ["install", "@torg/cart", "@torg/http", "--omit=peer", "--ignore-scripts", "--no-audit", "--no-fund"];
    const cache = `--cache=${join(market.folder, "npm-cache")}`;
    const installed = await runCommand("npm", [...args, cache, `--registry=${market.packing}/`], { cwd: folder });
    if (installed.status !== 0) throw new Error(installed.output);
    browser = await openBrowser();
  });

  afterAll(() => browser?.close());

  it("imports nothing of React", () => {
    expect(example).not.toMatch(/from "react|jsx/);
  });

  it("buys, counts and adds up in Chromium, through an import map", async () => {
    const server = await serveFolder(folder, example);
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on("console", (message) => void problems.push(message.text()));
    page.on("pageerror", (error) => void problems.push(error.message));
    const modules: string[] = [];
    page.on(
      "response",
      (response) =>
        void modules.push(new URL(response.url()).pathname + (response.status() === 200 ? "" : " is missing")),
    );
    const backend = createMock(cartReplies(aCart({ products: [] })));
    await page.route(
      ({ pathname }) => pathname !== "/" && !/\.m?js$/.test(pathname),
      async (route) => {
        const request = route.request();
        const method = request.method() === "POST" ? "POST" : "GET";
        const { pathname, search } = new URL(request.url());
        const headers = { "Content-Type": request.headers()["content-type"] ?? "" };
        const answer = await backend.fetch(pathname + search, {
          method,
          headers,
          body: request.postData(),
          credentials: "same-origin",
        });
        await route.fulfill({ status: answer.status, contentType: "application/json", body: await answer.text() });
      },
    );
    await page.goto(server.address, { waitUntil: "networkidle" });
    expect(modules.filter((path) => path.endsWith("js is missing"))).toEqual([]);
    expect(problems).toEqual([]);
    await page.getByRole("listitem").filter({ hasText: "NV 8014" }).getByRole("button").click();
    const line = page.locator("#lines li");
    await line.getByRole("button", { name: "+" }).click();
    await line.filter({ hasText: "× 2" }).waitFor();
    await page.locator("#total:not([aria-busy])").waitFor();
    expect(await page.locator("#total").textContent()).toMatch(/kr$/);
    expect(problems).toEqual([]);
    expect(modules.filter((path) => /react/.test(path.replace("/without-react", "")))).toEqual([]);
    expect(modules).toContain("/node_modules/@torg/cart/dist/state/index.js");
    await page.close();
    await server.close();
  });
});
