import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

it.each([
  ["with script", true],
  ["without script", false],
])("accepts an application to the club, keeps what was typed, and leaves letters unticked, %s", async (_, script) => {
  const context = await openVisitor(browser, address, { javaScriptEnabled: script });
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByRole("main").getByRole("link", { name: "Bli medlem" }).click();
  const letters = page.getByRole("checkbox", { name: /^Ja tack/ });
  expect(await letters.isChecked()).toBe(false);
  await page.getByLabel("Förnamn").fill("Åsa");
  await page.getByLabel("Efternamn").fill("Öberg");
  await page.getByLabel("E-post", { exact: true }).fill("asa@nowhere");
  await page.getByRole("button", { name: "Ansök om medlemskap" }).click();
  await page.getByText("Ange en e-postadress, till exempel namn@exempel.se.").waitFor();
  expect(await page.getByLabel("Förnamn").inputValue()).toBe("Åsa");
  expect(await letters.isChecked()).toBe(false);
  await page.getByLabel("E-post", { exact: true }).fill(`asa.${script}@example.se`);
  await page.getByRole("button", { name: "Ansök om medlemskap" }).click();
  await page.getByText("Tack! Vi lägger upp ditt medlemskap").waitFor();
  expect(page.url()).not.toContain("@");
  await context.close();
});
