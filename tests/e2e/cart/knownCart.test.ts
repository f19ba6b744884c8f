import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { viewports } from "../shops/openBrowser.ts";
import { hearErrors } from "../steps/hearErrors.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyComparison } from "../steps/calls/readyComparison.ts";
import { takeOutOfCart } from "../steps/calls/takeOutOfCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();
const listing = `${address}/kategori/vitvaror/tvatt-tork/tvattmaskiner`;

const visit = eachVisitor(address, {
  viewport: viewports.phone,
  hasTouch: true,
});

const buyOf = (on: Page) => on.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first();

describe("an untouched page", () => {
  it("disables a product of which the cart holds the maximum per customer", async () => {
    await readyCart(visit.context(), address, [1008, 1008]);
    await visit.page().goto(`${address}/produkter/id/1008`);
    await expect.poll(() => buyOf(visit.page()).getAttribute("aria-disabled")).toBe("true");
    await visit.page().goto(listing);
    const tile = visit
      .page()
      .locator("article")
      .filter({ has: visit.page().locator('[data-buys="1008"]') });
    await expect
      .poll(() => tile.getByRole("button", { name: "Lägg i varukorgen" }).getAttribute("aria-disabled"))
      .toBe("true");
  });

  it("says that there are no more of a product of which the cart exceeds the stock", async () => {
    await readyCart(visit.context(), address, [1010, 1010]);
    await visit.page().goto(`${address}/produkter/id/1010`);
    await visit
      .page()
      .getByRole("main")
      .getByText("Tyvärr har vi inte fler i lager av denna produkt")
      .first()
      .waitFor();
    expect(await buyOf(visit.page()).getAttribute("aria-disabled")).toBe("true");
  });

  it("disables an extra of which the cart holds the maximum", async () => {
    await readyCart(visit.context(), address, [1902]);
    await visit.page().goto(`${address}/produkter/id/1001`);
    await visit.page().getByText("Max 1 per kund").waitFor();
    await expect
      .poll(() =>
        visit
          .page()
          .getByRole("checkbox", { name: /^Stapelsats/ })
          .isDisabled(),
      )
      .toBe(true);
  });

  it("loads the cart once and the comparison once, even when it is touched at that moment", async () => {
    await readyCart(visit.context(), address, [1008, 1008]);
    await readyComparison(visit.context(), address, [1001]);
    const asked: string[] = [];
    visit.page().on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "GET" && /products\/index$|compare\/index$/.test(pathname)) asked.push(pathname);
    });
    await visit.page().goto(listing);
    await visit.page().locator("[data-compare]:checked").waitFor();
    await visit.page().locator("[data-island=listing][data-state=awake]").waitFor();
    await visit.page().waitForLoadState("networkidle");
    expect(asked.toSorted((a, b) => a.localeCompare(b))).toEqual([
      "/api/internal/compare/index",
      "/checkoutv3/products/index",
    ]);
  });
});

describe("a cart that was emptied in another window", () => {
  it("says so on the first press, and fails nowhere", async () => {
    await readyCart(visit.context(), address, [1008]);
    const errors = hearErrors(visit.page());
    await visit.page().goto(`${address}/varukorg`, { waitUntil: "networkidle" });
    await takeOutOfCart(visit.context(), address, 1008);
    await visit.page().getByRole("spinbutton").first().tap();
    await visit.page().locator("[data-island=cart][data-state=awake]").waitFor();
    await expect.poll(() => visit.page().getByRole("spinbutton").count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe("the compared products", () => {
  beforeEach(() =>
    visit.context().addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException("No storage.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    }),
  );

  const nameOf = (name: string) => visit.page().getByRole("checkbox", { name: `Jämför ${name}`, exact: true });
  const bar = () => visit.page().getByRole("region", { name: "Jämförelse", exact: true });

  it("are shown when the browser has no storage, and a press removes one", async () => {
    await readyComparison(visit.context(), address, [1001]);
    await visit.page().goto(listing);
    await bar().getByText("Jämför 1 produkter (max 4)").waitFor();
    expect(await nameOf("Tvättmaskin NV 8014").isChecked()).toBe(true);
    await nameOf("Tvättmaskin NV 8014").tap();
    await expect.poll(() => bar().count()).toBe(0);
  });

  it("stay when they are chosen before the page has loaded the list", async () => {
    await readyComparison(visit.context(), address, [1001]);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visit.page().route("**/api/internal/compare/index", async (route) => {
      await released;
      await route.continue();
    });
    await visit.page().goto(listing);
    await nameOf("Tvättmaskin NV 8014").tap();
    await visit.page().locator("[data-island=listing][data-state=awake]").waitFor();
    release();
    await bar().getByText("Jämför 1 produkter (max 4)").waitFor();
    await expect.poll(() => nameOf("Tvättmaskin NV 8014").isChecked()).toBe(true);
  });
});
