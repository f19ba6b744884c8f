import { expect, it } from "vitest";
import { viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";

const shop = referenceShop();
const visit = eachVisitor(shop.address, {
  before: async (context, address) => {
    await readyCart(context, address, [1002, 1501]);
    await readyInvoice(context, address);
  },
});

/** How far the sum of the cart's link begins after the end of its icon, in pixels. */
const roomBeforeSum = (link: Element): number => {
  const picture = link.querySelector("svg")?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
  return link.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(link, "::after").width) - picture;
};

it.each([
  ["a phone", viewports.phone],
  ["a small laptop", { width: 1100, height: 800 }],
  ["a laptop", viewports.laptop],
])("says beside the cart on %s that its sum is without VAT, and covers nothing", async (_name, viewport) => {
  const page = visit.page();
  await page.setViewportSize(viewport);
  await page.goto(`${shop.address}/varukorg`);
  const link = page.locator("a[data-cart-sum]").first();
  await link.waitFor();
  expect(await link.getAttribute("data-cart-sum")).toMatch(/kr\nexkl moms$/);
  expect(await link.evaluate(roomBeforeSum)).toBeGreaterThan(0);
});

it("shows a message about a quantity above the line that divides the cart, on a phone", async () => {
  const page = visit.page();
  await page.setViewportSize(viewports.phone);
  await page.goto(`${shop.address}/kassa/leverans`);
  const line = page.locator(".torg-cart-line").first();
  const quantity = line.getByRole("spinbutton");
  await quantity.focus();
  await page.locator("[data-island=checkout][data-state=awake]").waitFor();
  await quantity.fill("99");
  await quantity.press("Enter");
  const message = line.getByText(/^Antal ändrat till \d+, max/);
  await message.waitFor();
  const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
  expect(await message.evaluate(bottomOf)).toBeLessThan(await line.evaluate(bottomOf));
});
