import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openVisitor, viewports } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const listing = `${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  page = await (await openVisitor(browser, address)).newPage();
});

afterEach(() => page.context().close());

afterAll(() => browser.close());

const box = (name: string) => page.getByRole("checkbox", { name: `Jämför ${name}`, exact: true });
const bar = () => page.getByRole("region", { name: "Jämförelse", exact: true });

describe("comparing products", () => {
  it("collects products in a bar that is still there on the next page", async () => {
    const tokens: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/internal/compare/")) tokens.push(request.headers()["x-csrf-token"]);
    });
    await page.goto(listing);
    const tile = page.getByRole("article", { name: "Tvättmaskin NV 8014" });
    await tile.getByText("Jämför", { exact: true }).click();
    await bar().getByText("Jämför 1 produkter (max 4)").waitFor();
    expect(await box("Tvättmaskin NV 8014").isChecked()).toBe(true);
    await bar().getByRole("link", { name: "Tvättmaskin NV 8014" }).waitFor();
    // The page comes without a token; the addition brings one, and the list is requested with it.
    const token = await page.locator("meta[name=csrf-token]").getAttribute("content");
    expect(tokens).toEqual([undefined, token, token]);
    await page.getByRole("article").nth(1).getByText("Jämför", { exact: true }).click();
    await bar().getByText("Jämför 2 produkter (max 4)").waitFor();
    // A press anywhere else hides the hint.
    await bar().getByRole("button", { name: "Visa jämförda produkter" }).click();
    await bar().getByRole("button", { name: "Dölj jämförda produkter" }).click();
    await page.reload();
    await bar().getByText("Jämför 2 produkter (max 4)").waitFor();
    expect(await bar().getByRole("link", { name: "Tvättmaskin NV 8014" }).isVisible()).toBe(false);
    await page.locator("[data-compare]:checked").nth(1).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("compare.count"))).toBe("2");
    await bar().getByRole("link", { name: "Jämför produkter" }).click();
    await page.waitForURL(/\/produkter\/jamfor\?p=1001,1002$/);
  });

  it("opens the bar with the first product, on a fifth of a phone at most, and folds it on other presses", async () => {
    await page.setViewportSize(viewports.phone);
    await page.goto(listing);
    await page.getByRole("article").first().getByText("Jämför", { exact: true }).click();
    await bar().getByRole("link", { name: "Tvättmaskin NV 8014" }).waitFor();
    const heightOfBar = async (): Promise<number> => (await bar().boundingBox())?.height ?? Infinity;
    expect(await heightOfBar()).toBeLessThanOrEqual(viewports.phone.height / 5);
    await page.getByRole("heading", { level: 1 }).click();
    await bar().getByRole("button", { name: "Visa jämförda produkter" }).waitFor();
    expect(await heightOfBar()).toBeLessThanOrEqual(viewports.phone.height / 10);
    await bar().getByRole("button", { name: "Visa jämförda produkter" }).click();
    // A press inside the bar itself leaves it open.
    await bar().getByText("Jämför 1 produkter (max 4)").click();
    await bar().getByRole("button", { name: "Dölj jämförda produkter" }).waitFor();
  });

  it("adds the product whose box is pressed while the bar is open, by pointer and by keyboard", async () => {
    await page.goto(listing);
    await box("Tvättmaskin NV 8014").click();
    await bar().getByRole("link", { name: "Tvättmaskin NV 8014" }).waitFor();
    await box("Tvättmaskin HK 7").click();
    await bar().getByText("Jämför 2 produkter (max 4)").waitFor();
    await bar().getByRole("button", { name: "Visa jämförda produkter" }).click();
    await box("Tvättmaskin PO 12 Pro").press("Space");
    await bar().getByText("Jämför 3 produkter (max 4)").waitFor();
    await bar().getByRole("button", { name: "Visa jämförda produkter" }).waitFor();
  });

  it("adds no fifth product and says why", async () => {
    await page.goto(listing);
    for (const name of ["NV 8014", "HK 7", "PO 12 Pro", "NV 7012"]) {
      await box(`Tvättmaskin ${name}`).click();
      await page.locator("[data-compare]:checked").nth(0).waitFor();
    }
    await bar().getByText("Jämför 4 produkter (max 4)").waitFor();
    await expect.poll(() => box("Tvättmaskin EL 90").isDisabled()).toBe(true);
    await expect.poll(() => box("Tvättmaskin EL 90").getAttribute("title")).toBe("Du kan jämföra högst 4 produkter");
    await expect.poll(() => box("Tvättmaskin NV 8014").isDisabled()).toBe(false);
    await bar().getByRole("button", { name: "Rensa" }).click();
    await page.getByText("Jämförelsen är tömd.").waitFor();
    await expect.poll(() => bar().count()).toBe(0);
    await page.getByRole("button", { name: "Ångra" }).click();
    await bar().getByText("Jämför 4 produkter (max 4)").waitFor();
  });

  it("adds a product from its own page and removes it again", async () => {
    await page.goto(`${address}/produkter/id/1001`);
    await page.getByRole("link", { name: "Jämför produkt", exact: true }).click();
    await page.getByRole("link", { name: "Tillagd i jämförelsen" }).waitFor();
    await page.getByRole("link", { name: "Ta bort från jämförelsen" }).click();
    await page.getByRole("link", { name: "Jämför produkt", exact: true }).waitFor();
    await expect.poll(() => bar().count()).toBe(0);
  });

  it("finds another product on the page and adds it to the address", async () => {
    await page.goto(`${address}/produkter/jamfor?p=1001`);
    await page.getByRole("combobox", { name: "Sök och jämför en till produkt" }).fill("hk 7");
    await page.getByRole("option", { name: /Tvättmaskin HK 7/ }).click();
    await page.waitForURL(/p=1001,1002$/);
    const columns = page.getByRole("table").getByRole("columnheader");
    expect((await columns.allInnerTexts()).map((text) => text.trim())).toEqual([
      "Produkt",
      "Tvättmaskin NV 8014",
      "Tvättmaskin HK 7",
    ]);
    await pressChoice(page.getByRole("checkbox", { name: "Visa bara skillnader" }));
    await expect.poll(() => page.getByRole("rowheader", { name: "Lucka" }).count()).toBe(0);
    await expect.poll(() => page.getByRole("rowheader", { name: "Kapacitet (kg)" }).isVisible()).toBe(true);
  });

  it("reports a failed search", async () => {
    await page.goto(`${address}/produkter/jamfor?p=1001`, { waitUntil: "networkidle" });
    await page.route("**/produkter/sok_for_jamfor", (route) => route.fulfill({ status: 500, body: "" }));
    const told = page.waitForEvent("dialog");
    await page.getByRole("combobox", { name: "Sök och jämför en till produkt" }).fill("hk 7");
    const dialog = await told;
    expect(dialog.message()).toBe("Det gick tyvärr inte att jämföra produkten");
    await dialog.accept();
  });
});

describe("comparing products without script", () => {
  it("compares the ticked products, and finds another one with the form", async () => {
    const plain = await browser.newPage({ viewport: viewports.laptop, javaScriptEnabled: false });
    await plain.goto(listing);
    await pressChoice(plain.getByRole("checkbox", { name: "Jämför Tvättmaskin NV 8014", exact: true }));
    await pressChoice(plain.getByRole("checkbox", { name: "Jämför Tvättmaskin HK 7", exact: true }));
    await plain.getByRole("button", { name: "Jämför produkter" }).click();
    await plain.waitForURL(/p=1001,1002$/);
    await plain.getByRole("combobox", { name: "Sök och jämför en till produkt" }).fill("PO 12");
    await plain.locator("main").getByRole("button", { name: "Sök" }).click();
    await plain.getByRole("link", { name: "Tvättmaskin PO 12 Pro" }).click();
    await plain.waitForURL(/p=1001,1002,1003$/);
    await plain.getByRole("link", { name: "Ta bort Tvättmaskin HK 7 från jämförelsen" }).click();
    await plain.waitForURL(/p=1001,1003$/);
    await plain.close();
  });
});

describe("the search field", () => {
  it("suggests in groups, opens the highlighted suggestion, and clears them on a press outside", async () => {
    await page.goto(`${address}/`);
    const field = page.getByRole("combobox", { name: "Sök", exact: true });
    await field.click();
    await field.pressSequentially("tvätt");
    await page.getByRole("group", { name: "Hittade 10 produkter" }).waitFor();
    await page.getByRole("group", { name: "Kategorier" }).waitFor();
    await page.getByRole("group", { name: "Sidor" }).waitFor();
    // The empty margin, since suggestions may cover anything else.
    await page.mouse.click(4, 400);
    await page.getByRole("listbox").waitFor({ state: "hidden" });
    await expect.poll(() => field.inputValue()).toBe("");
    await field.click();
    await field.fill("nv 8014");
    await page.getByRole("option", { name: /Tvättmaskin NV 8014/ }).waitFor();
    await field.press("ArrowDown");
    await field.press("Enter");
    await page.waitForURL(/\/produkter\/id\/1001$/);
  });

  it("goes to all results with Enter, even before hydration", async () => {
    await page.goto(`${address}/`);
    const field = page.getByRole("combobox", { name: "Sök", exact: true });
    await field.fill("tvätt");
    await field.press("Enter");
    await page.waitForURL(/\/produkter\/sok\?s=tv%C3%A4tt$/);
    await page.getByText("Visar produkt 1 - 12 av totalt 30 produkter").waitFor();
  });

  it("says that nothing was found", async () => {
    await page.goto(`${address}/`);
    const field = page.getByRole("combobox", { name: "Sök", exact: true });
    await field.click();
    await field.pressSequentially("zzzz");
    await page.getByText("Inga resultat kunde hittas.").first().waitFor();
  });
});
