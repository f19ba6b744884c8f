import { formatPrice } from "@torg/format";
import { expect, it } from "vitest";
import { showCartTotals } from "./showCartTotals.ts";

it("writes count and sum as the rest of the shop does", () => {
  document.body.innerHTML = `<a data-cart-link><b data-cart-count="0" hidden></b></a>`;
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
