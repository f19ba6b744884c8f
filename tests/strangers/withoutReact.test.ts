import { aCart, cartReplies } from "@torg/cart/fixtures";
import { createMock, reply } from "@torg/http/mock";
import { cookieConsentCall } from "@torg/consent/contract";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "../e2e/shops/openBrowser.ts";
import { readText } from "../outside/repository.ts";
import { runCommand, writeFiles } from "./strangerShop.ts";
import { serveFolder } from "./visitShop.ts";

const market = inject("market");
const folder = join(market.folder, "without-react");
const example = readText("docs/examples/without-react.html");
const consentExample = readText("docs/examples/consent-without-react.html");

/** Answers the calls of a page with a mock, and with a token for what they send. */
async function answer(page: Page, backend: ReturnType<typeof createMock>): Promise<void> {
  await page.route(
    ({ pathname }) => pathname !== "/" && !/\.(?:m?js|css)$/.test(pathname),
    async (route) => {
      const request = route.request();
      const method = request.method() === "POST" ? "POST" : "GET";
      const { pathname, search } = new URL(request.url());
      if (pathname === "/api/internal/csrf-token") return route.fulfill({ json: { token: "sesame" } });
      if (method === "POST" && request.headers()["x-csrf-token"] !== "sesame") return route.fulfill({ status: 419 });
      const given = await backend.fetch(pathname + search, {
        method,
        headers: { "Content-Type": request.headers()["content-type"] ?? "" },
        body: request.postData(),
        credentials: "same-origin",
      });
      await route.fulfill({ status: given.status, contentType: "application/json", body: await given.text() });
    },
  );
}

/** Collects the complaints of a page over time. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => void complaints.push(message.text()));
  page.on("pageerror", (error) => void complaints.push(error.message));
  return complaints;
}

describe("a page of one file, without React and without a bundler", () => {
  let browser: Browser;

  beforeAll(async () => {
    // The usual way to install: with npm, from tarballs that it unpacks itself.
    writeFiles(folder, { "package.json": JSON.stringify({ name: "stranger", private: true }), "index.html": example });
    const args = [
      "install",
      "@torg/cart",
      "@torg/consent",
      "@torg/http",
      "@torg/ui",
      "--omit=peer",
      "--ignore-scripts",
      "--no-audit",
    ];
    const cache = `--cache=${join(market.folder, "npm-cache")}`;
    const installed = await runCommand("npm", [...args, cache, `--registry=${market.packing}/`], { cwd: folder });
    if (installed.status !== 0) throw new Error(installed.output);
    browser = await openBrowser();
  });

  afterAll(() => browser?.close());

  it("imports nothing of React", () => {
    expect(example + consentExample).not.toMatch(/from "react|jsx/);
  });

  it("buys, counts and adds up in Chromium, through an import map", async () => {
    const server = await serveFolder(folder, example);
    const page = await browser.newPage();
    const problems = complaintsOf(page);
    const modules: string[] = [];
    page.on(
      "response",
      (response) =>
        void modules.push(new URL(response.url()).pathname + (response.status() === 200 ? "" : " is missing")),
    );
    await answer(page, createMock(cartReplies(aCart({ lines: [] }))));
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

  it("asks for consent, stores a choice, and allows it to be changed", async () => {
    const server = await serveFolder(folder, consentExample);
    const context = await browser.newContext();
    const page = await context.newPage();
    const problems = complaintsOf(page);
    const told = reply(cookieConsentCall, ({ marketing, functional }) => ({ marketing, functional }));
    await answer(page, createMock([told]));
    await page.goto(server.address);
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(true);
    expect(await page.locator("#blocked").textContent()).not.toBe("");
    await dialog.getByRole("button").first().click();
    await page.waitForURL(/\?cb=/);
    await expect.poll(() => page.locator("#blocked").textContent()).toBe("");
    expect(await dialog.isVisible()).toBe(false);
    expect(told.requests).toMatchObject([{ marketing: 1, functional: 1, action: "accept" }]);
    await page.locator("#open").click();
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
    await server.close();
  });
});
