import { expect, it } from "vitest";
import { viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";

const shop = referenceShop();
const visit = eachVisitor(shop.address, {
  viewport: viewports.phone,
  hasTouch: true,
  isMobile: true,
  before: async (context, address) => {
    await readyCart(context, address, [1501]);
    await readyInvoice(context, address);
  },
});

it("names the sum at its head without VAT, as everything around it, and says so", async () => {
  const page = visit.page();
  await page.goto(`${shop.address}/kassa/leverans`);
  const way = page.getByRole("link", { name: /^Se din beställning/ });
  expect(await way.textContent()).toMatch(/kr exkl moms$/);
  const review = page.locator(".torg-order-review__total");
  const sum = /[\d\s,]+/.exec((await way.locator("strong").textContent()) ?? "")?.[0].trim();
  expect(await review.textContent()).toContain(`(${sum}\u00A0kr exkl moms)`);
});

it("lists the gift among what is ordered", async () => {
  await visit.page().goto(`${shop.address}/kassa/leverans`);
  const lines = visit.page().locator(".torg-order-review__lines");
  expect(await lines.textContent()).toContain("1 × Kylskåp PK 300");
  expect(await lines.textContent()).toContain("1 × Grillset: Gåva");
});

it("shows the legal guarantee of consumers only once the buyer is one", async () => {
  const page = visit.page();
  await page.goto(`${shop.address}/kassa/leverans`);
  const guarantee = page.getByText(/^Lagstadgad garanti/);
  expect(await guarantee.isVisible()).toBe(false);
  const block = page.getByRole("region", { name: /Kundtyp$/ });
  await block.getByText("Ändra", { exact: true }).tap();
  await pressChoice(block.getByRole("radio", { name: "Privatperson" }));
  await guarantee.waitFor();
});
