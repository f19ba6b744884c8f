import { formatPrice } from "@torg/format";
import { findMarked } from "@torg/ui/wire";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { aLayout } from "../fixtures/aLayout.ts";
import { aShopSettings } from "../fixtures/aShopSettings.ts";
import { SiteHeader } from "../react/site-header/SiteHeader.tsx";
import { navigationMarks } from "./navigationMarks.ts";
import { showCartTotals } from "./showCartTotals.ts";

interface Opened {
  readonly link: HTMLElement | null;
  readonly count: HTMLElement | null;
}

/** The header as the server sends it. */
function open(): Opened {
  document.body.innerHTML = renderToString(<SiteHeader layout={aLayout()} settings={aShopSettings()} />);
  return {
    link: document.querySelector<HTMLElement>("[data-cart-link]"),
    count: findMarked(document, navigationMarks.cartCount),
  };
}

it("formats count and sum as the rest of the shop does", () => {
  const { link, count } = open();

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

it("says that a sum excludes VAT until the totals say otherwise", () => {
  const { link } = open();
  showCartTotals({ totalAmount: 1, totalProductSum: 400, includes_vat: false });
  expect(link?.dataset["cartSum"]).toBe(`${formatPrice(400)}\nexkl moms`);
  showCartTotals({ totalAmount: 2, totalProductSum: 800 });
  expect(link?.getAttribute("aria-label")).toBe(`Varukorg, 2 produkter, ${formatPrice(800)} exkl moms`);
  showCartTotals({ totalAmount: 2, totalProductSum: 1000, includes_vat: true });
  expect(link?.dataset["cartSum"]).toBe(formatPrice(1000));
});

afterEach(() => {
  vi.useRealTimers();
});

it("highlights the cart for half a second when its count changes", () => {
  vi.useFakeTimers();
  const { link } = open();
  showCartTotals({ totalAmount: 0, totalProductSum: 0 });
  vi.advanceTimersByTime(500);

  showCartTotals({ totalAmount: 1, totalProductSum: 500 });
  expect(link?.dataset).toHaveProperty("highlighted");
  vi.advanceTimersByTime(500);
  expect(link?.dataset).not.toHaveProperty("highlighted");

  showCartTotals({ totalAmount: 1, totalProductSum: 450 });
  expect(link?.dataset).not.toHaveProperty("highlighted");
});
