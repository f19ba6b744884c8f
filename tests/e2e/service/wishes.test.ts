import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hashPassword } from "../../../apps/server/src/account/passwords/password.ts";
import { withDatabase } from "../steps/readOrder.ts";
import { viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { hearErrors } from "../steps/hearErrors.ts";
import { pressPlace } from "../steps/pressPlace.ts";

const { address, dataDir } = referenceShop();
const listing = `${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`;
const list = `${address}/onskelista`;

const hearts = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Spara i önskelistan, / });
const filled = (page: Page) => page.getByRole("button", { name: /^Spara i önskelistan/, pressed: true });

/** Presses a heart, with a finger or the mouse; gives its product once the shop has saved it. */
async function press(page: Page, nth: number): Promise<string> {
  const heart = hearts(page).nth(nth);
  await heart.scrollIntoViewIfNeeded();
  const box = await heart.boundingBox();
  if (box === null) throw new Error("the heart is not drawn");
  expect([box.width, box.height].every((side) => side >= 44)).toBe(true);
  const name = (await heart.getAttribute("aria-label"))?.replace("Spara i önskelistan, ", "") ?? "";
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().startsWith(list)),
    pressPlace(heart),
  ]);
  return name;
}

const listed = async (page: Page): Promise<readonly string[]> => {
  await page.goto(list);
  return page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();
};

describe("a visitor with a phone", () => {
  const { page, context } = eachVisitor(address, { viewport: viewports.phone, hasTouch: true, isMobile: true });

  it("saves in place from a listing, finds it filled on the next page, and removes it again", async () => {
    const errors = hearErrors(page());
    await page().goto(listing, { waitUntil: "networkidle" });
    const name = await press(page(), 0);
    await expect.poll(() => filled(page()).count()).toBe(1);
    expect(page().url()).toBe(listing);
    expect(await listed(page())).toEqual([name]);
    await page().goto(listing, { waitUntil: "networkidle" });
    await filled(page()).waitFor();
    await press(page(), 0);
    await expect.poll(() => filled(page()).count()).toBe(0);
    expect(await listed(page())).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("loses no press from before any script, nor while the listing hydrates", async () => {
    await page().goto(listing, { waitUntil: "commit" });
    await hearts(page()).first().waitFor();
    const first = await press(page(), 0);
    await page().getByRole("heading", { level: 1 }).waitFor();
    await page().waitForLoadState("networkidle");
    await page().getByRole("combobox", { name: "Sortera efter:" }).hover();
    const second = await press(page(), 1);
    await expect.poll(() => filled(page()).count()).toBe(2);
    await page().waitForLoadState("networkidle");
    expect((await listed(page())).toSorted()).toEqual([first, second].toSorted());
  });

  it("keeps its hearts while a listing is sorted, and sees in one window what was done in another", async () => {
    await page().goto(listing, { waitUntil: "networkidle" });
    const sort = async (by: string, first: string): Promise<void> => {
      await page().getByRole("combobox", { name: "Sortera efter:" }).selectOption(by);
      await page()
        .locator("article")
        .first()
        .and(page().getByRole("article", { name: first }))
        .waitFor();
    };
    await sort("price_asc", "Tvättmaskin Bas 5");
    const name = await press(page(), 0);
    await filled(page()).waitFor();
    await sort("price_desc", "Tvättmaskin PO 12 Pro");
    expect(await filled(page()).count()).toBe(0);
    await sort("price_asc", name);
    await page()
      .getByRole("button", { name: `Spara i önskelistan, ${name}`, pressed: true })
      .waitFor();
    const other = await context().newPage();
    await other.goto(list);
    await other
      .getByRole("main")
      .getByRole("button", { name: `Ta bort ur önskelistan, ${name}` })
      .tap();
    await other.getByText("Du har inte sparat något än.").waitFor();
    await page().evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => filled(page()).count()).toBe(0);
  });
});

describe("a visitor without script", () => {
  const { page } = eachVisitor(address, { viewport: viewports.phone, hasTouch: true, javaScriptEnabled: false });

  it("saves from a listing and returns to it, and removes it in the list", async () => {
    await page().goto(listing);
    const heart = hearts(page()).first();
    const name = (await heart.getAttribute("aria-label"))?.replace("Spara i önskelistan, ", "") ?? "";
    await heart.tap();
    await page().getByText("Sparad i önskelistan.").waitFor();
    expect(new URL(page().url()).pathname).toBe(new URL(listing).pathname);
    expect(await listed(page())).toEqual([name]);
    await page()
      .getByRole("button", { name: `Ta bort ur önskelistan, ${name}` })
      .tap();
    await page().getByText("Du har inte sparat något än.").waitFor();
  });

  it("sees no row of viewed products, and no space for it", async () => {
    await page().goto(`${address}/produkter/id/1001`);
    expect(await page().getByRole("heading", { name: "Senast tittade på" }).count()).toBe(0);
  });
});

describe("a visitor who logs in", () => {
  const { page, context } = eachVisitor(address);
  const own = { email: "hjarta@snickeri.example", password: "Blåbärsris på tallhed" };

  async function logIn(): Promise<void> {
    await page().goto(`${address}/konto`);
    await page().getByLabel("E-post").fill(own.email);
    await page().getByLabel("Lösenord", { exact: true }).fill(own.password);
    await page().getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
    await page().getByRole("heading", { name: "Mina köp" }).waitFor();
  }

  async function setAside(nth: number): Promise<string> {
    await page().goto(listing, { waitUntil: "networkidle" });
    return press(page(), nth);
  }

  it("finds earlier saved products in the account too, and leaves none to the next visitor", async () => {
    const password_hash = await hashPassword(own.password);
    await withDatabase(dataDir, (db) =>
      db.insertInto("customer").values({ email: own.email, password_hash }).execute(),
    );
    await logIn();
    const first = await setAside(0);
    await page().goto(`${address}/konto`);
    await page().getByRole("main").getByRole("button", { name: "Logga ut", exact: true }).click();
    await page().getByText("Du är utloggad.").waitFor();
    expect(await listed(page())).toEqual([]);
    const second = await setAside(1);
    await expect.poll(() => filled(page()).count()).toBe(1);
    await logIn();
    expect(await listed(page())).toEqual([second, first]);
    await page().goto(listing, { waitUntil: "networkidle" });
    await expect.poll(() => filled(page()).count()).toBe(2);
    await context().clearCookies();
    await context().addCookies([{ name: "required", value: "1", url: address }]);
    expect(await listed(page())).toEqual([]);
    await logIn();
    expect(await listed(page())).toEqual([second, first]);
  });
});

describe("the recently viewed products", () => {
  const { page } = eachVisitor(address);
  const row = () => page().getByRole("region", { name: "Senast tittade på" });
  const kept = () => page().evaluate(() => Object.values(localStorage).join(" "));
  const dialog = () => page().getByRole("dialog", { name: "Integritetsinställningar" });

  async function lookAt(...ids: readonly number[]): Promise<void> {
    for (const id of ids) await page().goto(`${address}/produkter/id/${id}`, { waitUntil: "networkidle" });
  }

  async function choose(functional: boolean): Promise<void> {
    await page().getByRole("contentinfo").getByRole("link", { name: "Integritet", exact: true }).click();
    const box = dialog().getByRole("checkbox", { name: "Funktionella tjänster från tredje part" });
    await box.waitFor();
    if ((await box.isChecked()) !== functional)
      await dialog().getByText("Funktionella tjänster från tredje part").click();
    await dialog().getByRole("button", { name: "Spara" }).click();
    await page().waitForURL(/cb=\d+/);
    await page().waitForLoadState("networkidle");
  }

  it("are stored and shown only after consent, are deleted with it, and never sent to the shop as a list", async () => {
    const posted: string[] = [];
    page().on("request", (request) => {
      if (request.method() !== "GET") posted.push(`${request.url()} ${request.postData() ?? ""}`);
    });
    await lookAt(1001, 1008);
    await page().mouse.wheel(0, 20_000);
    expect(await row().count()).toBe(0);
    expect(await kept()).not.toContain("1001");
    await choose(true);
    await lookAt(1001, 1008);
    await page().mouse.wheel(0, 20_000);
    await row().getByRole("article", { name: "Tvättmaskin NV 8014" }).waitFor();
    expect(await row().getByRole("article").count()).toBe(1);
    await page().goto(address, { waitUntil: "networkidle" });
    await page().mouse.wheel(0, 20_000);
    await expect.poll(() => row().getByRole("article").count()).toBe(2);
    await choose(false);
    await page().mouse.wheel(0, 20_000);
    expect(await row().count()).toBe(0);
    expect(await kept()).not.toContain("1001");
    expect(posted.filter((text) => /1001|1008/.test(text))).toEqual([]);
  });
});
