import { expect, it, vi } from "vitest";
import { wireCartTotals } from "./wireCartTotals.ts";

it("shows the server's totals, then every change, then loads them again when the page is shown again", async () => {
  const ask = vi.fn(() => Promise.resolve({ totalAmount: 2, totalProductSum: 199.5, products: [] }));
  const show = vi.fn();

  wireCartTotals({ ask, show });
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith(expect.objectContaining({ totalAmount: 2 })), 10_000);
  window.dispatchEvent(new CustomEvent("cart:total", { detail: { totalAmount: 3, totalProductSum: 299 } }));
  expect(show).toHaveBeenLastCalledWith({ totalAmount: 3, totalProductSum: 299 });

  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2), 10_000);
});

it("keeps the shown totals when the call fails or the event has none", async () => {
  const ask = vi.fn(() => Promise.resolve(undefined));
  const show = vi.fn();

  wireCartTotals({ ask, show });
  window.dispatchEvent(new CustomEvent("cart:total", { detail: null }));
  await Promise.allSettled(ask.mock.results.map((result) => result.value));

  expect(show).not.toHaveBeenCalled();
});
