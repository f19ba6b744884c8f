import { afterEach, expect, it, vi } from "vitest";
import { wireCartTotals } from "./wireCartTotals.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("shows the server's totals, then every change, then asks again when the page is looked at anew", async () => {
  const fetched = vi.fn((_address: string) =>
    Promise.resolve(Response.json({ totalAmount: 2, totalProductSum: 199.5, products: [] })),
  );
  vi.stubGlobal("fetch", fetched);
  const show = vi.fn();

  wireCartTotals({ address: "/cart", show });
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith(expect.objectContaining({ totalAmount: 2 })), 10_000);
  window.dispatchEvent(new CustomEvent("cart:total", { detail: { totalAmount: 3, totalProductSum: 299 } }));
  expect(show).toHaveBeenLastCalledWith({ totalAmount: 3, totalProductSum: 299 });

  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2), 10_000);
});

it("keeps what is shown when the call fails or the event says nothing", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError("offline")));
  vi.stubGlobal("fetch", fetched);
  const show = vi.fn();

  wireCartTotals({ address: "/cart", show });
  window.dispatchEvent(new CustomEvent("cart:total", { detail: null }));
  await Promise.allSettled(fetched.mock.results.map((result) => result.value));

  expect(show).not.toHaveBeenCalled();
});
