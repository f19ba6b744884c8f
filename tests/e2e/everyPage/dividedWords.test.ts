import { expect, it } from "vitest";
import { referenceShop } from "../shops/referenceShop.ts";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { deliverHome } from "../steps/calls/deliverHome.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyComparison } from "../steps/calls/readyComparison.ts";

const shop = referenceShop();
const visit = eachVisitor(shop.address, {
  before: async (context, address) => {
    await readyCart(context, address, [1001, 1501]);
    await deliverHome(context, address);
    await readyComparison(context, address, [1001, 1008]);
  },
});

/** The texts of a page, as it comes, of which a part alone would be an item of a row or a grid. */
const tornTexts = (): readonly string[] =>
  [...document.querySelectorAll("torg-soft:not([data-words])")]
    .map((mark) => mark.parentElement)
    .filter((around) => around !== null && /flex|grid/.test(getComputedStyle(around).display))
    .map((around) => around?.outerHTML ?? "");

it.each([
  "/",
  "/varukorg",
  "/kassa/leverans",
  "/kategori/vitvaror",
  "/produkter/id/1001",
  "/produkter/jamfor?p=1001,1008",
  "/sidor/butiker/vara-butiker",
  "/kundklubb/registrera-dig",
])("keeps each text of a row together before anything is touched, on %s", async (path) => {
  const page = visit.page();
  await page.goto(shop.address + path);
  expect(await page.locator("torg-soft").count()).toBeGreaterThan(0);
  expect(await page.evaluate(tornTexts)).toEqual([]);
});

it("shows the link to a product sheet of the cart on one line", async () => {
  const page = visit.page();
  await page.goto(`${shop.address}/varukorg`);
  const sheet = page.locator(".torg-cart-line").getByText("Produktblad").first();
  const parts = await sheet.evaluate((element) => {
    const lines = document.createRange();
    lines.selectNodeContents(element);
    const boxes = [...lines.getClientRects()].filter(({ width }) => width > 1);
    return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
  });
  for (const gap of parts) expect(Math.abs(gap)).toBeLessThan(1);
});
