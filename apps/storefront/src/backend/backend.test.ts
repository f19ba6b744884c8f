import { toWire } from "@torg/http";
import { aShopSettings } from "@torg/navigation/fixtures";
import { pageCall } from "@torg/pages/contract";
import { aListingPage } from "@torg/pages/fixtures";
import { expect, it, vi } from "vitest";
import { createVisit } from "./backend.ts";

it("reads a page with an invalid number, and tells the developer its place", async () => {
  const told = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const page = aListingPage();
  const [, ...others] = page.filters.products;
  const sent = JSON.stringify(toWire(pageCall.response, { settings: aShopSettings(), page }));
  const body = sent.replace(/"product_display_price":[\d.]+/, '"product_display_price":"abc"');
  const visit = createVisit(() => Promise.resolve({ status: 200, body, setCookies: [] }), {});
  const { answer } = await visit.send(pageCall, { path: "/" });
  expect(answer).toMatchObject({ page: { filters: { products: [{ priceOre: 0 }, ...others] } } });
  expect(told.mock.calls.join()).toContain("page.filters.products.0.product_display_price");
  told.mockRestore();
});
