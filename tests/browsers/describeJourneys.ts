import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referenceShop } from "../e2e/shops/referenceShop.ts";
import type { DrivenBrowser } from "./Driver.ts";
import { type Size, sizes } from "./sizes.ts";
import { Visitor } from "./Visitor.ts";
import { walkPurchase } from "./walkPurchase.ts";
import { walkCompare, walkConsent, walkMenu, walkSearch, walkStores } from "./walkServices.ts";

const { address } = referenceShop();

/** Declares the tests of every journey, for one browser. */
export function describeJourneys(name: string, open: () => Promise<DrivenBrowser>): void {
  let browser: DrivenBrowser;

  beforeAll(async () => {
    browser = await open();
  });

  afterAll(() => browser.close());

  async function visit(size: Size, walk: (visitor: Visitor, size: Size) => Promise<void>): Promise<void> {
    const driver = await browser.openWindow(sizes[size]);
    const visitor = new Visitor(driver, address);
    try {
      await walk(visitor, size);
      expect(driver.problems()).toEqual([]);
    } catch (error) {
      await visitor.keepPicture(`${name}-${size}-failed`).catch(() => undefined);
      throw error;
    } finally {
      await driver.close();
    }
  }

  describe.each(["laptop", "phone"] as const)(`a visitor with ${name} on a %s`, (size) => {
    it("buys, from the first page to the thanks", () => visit(size, walkPurchase));
  });

  describe.runIf(process.env["TEST_LONG"]).each(["laptop", "phone"] as const)(
    `a visitor with ${name} on a %s, with time`,
    (size) => {
      it("chooses about cookies, comes back to the same place and changes the choice", () => visit(size, walkConsent));
      it("finds a category below its parent in the menu", () => visit(size, walkMenu));
      it("takes what the search suggests, and all that it finds", () => visit(size, walkSearch));
      it("compares two products", () => visit(size, walkCompare));
      it("finds a store in a list and on the map", () => visit(size, walkStores));
    },
  );
}
