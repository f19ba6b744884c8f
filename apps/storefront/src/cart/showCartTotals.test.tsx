import { formatPrice } from "@torg/format";
import { afterEach, expect, it, vi } from "vitest";
import { checkoutBarId } from "./checkoutBarId.ts";
import { showCartTotals } from "./showCartTotals.ts";

it("writes count and sum as the rest of the shop does", () => {
  document.body.innerHTML = `<a data-cart-link="Varukorg"><b data-cart-count="0" hidden></b></a>`;
  const link = document.querySelector("[data-cart-link]");
  const count = document.querySelector<HTMLElement>("[data-cart-count]");

  for (const sum of [13_980, 199.5, 0]) {
    showCartTotals({ totalAmount: 2, totalProductSum: sum });
    expect(link?.getAttribute("aria-label")).toBe(
      `Varukorg, 2 produkter, ${formatPrice(sum, { decimals: sum % 1 ? 2 : 0 })}`,
    );
  }
  expect(count?.dataset["cartCount"]).toBe("2");
  expect(count?.hidden).toBe(false);

  showCartTotals({ totalAmount: 0, totalProductSum: 0 });
  expect(count?.hidden).toBe(true);
});

it("says that a sum is without VAT until it is told otherwise", () => {
  document.body.innerHTML = `<a data-cart-link="Varukorg"><b data-cart-count="0" hidden></b></a>`;
  const link = document.querySelector<HTMLElement>("[data-cart-link]");
  showCartTotals({ totalAmount: 1, totalProductSum: 400, includes_vat: false });
  expect(link?.dataset["cartSum"]).toBe(`${formatPrice(400)} exkl moms`);
  showCartTotals({ totalAmount: 2, totalProductSum: 800 });
  expect(link?.getAttribute("aria-label")).toBe(`Varukorg, 2 produkter, ${formatPrice(800)} exkl moms`);
  showCartTotals({ totalAmount: 2, totalProductSum: 1000, includes_vat: true });
  expect(link?.dataset["cartSum"]).toBe(formatPrice(1000));
});

afterEach(() => {
  vi.useRealTimers();
});

it("highlights the cart for half a second when its count changes, and shows the way to the checkout", () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<a data-cart-link="Varukorg"><b data-cart-count="0" hidden></b></a><div id="${checkoutBarId}"></div>`;
  const link = document.querySelector<HTMLElement>("[data-cart-link]");
  const bar = document.getElementById(checkoutBarId);
  showCartTotals({ totalAmount: 0, totalProductSum: 0 });
  vi.advanceTimersByTime(500);
  expect(bar?.dataset["state"]).toBe("closed");

  showCartTotals({ totalAmount: 1, totalProductSum: 500 });
  expect(link?.dataset).toHaveProperty("highlighted");
  expect(bar?.dataset["state"]).toBe("open");
  vi.advanceTimersByTime(500);
  expect(link?.dataset).not.toHaveProperty("highlighted");

  showCartTotals({ totalAmount: 1, totalProductSum: 450 });
  expect(link?.dataset).not.toHaveProperty("highlighted");
});
