import { aCart, aCartLine } from "@torg/cart/fixtures";
import { fullConsent, onlyNecessary, writeConsent, type ConsentChoice } from "@torg/consent/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { measureCart } from "../cart/measureCart.ts";
import { trackCheckout } from "./trackCheckout.ts";

function choose(choice: ConsentChoice, madeAt = Date.now()): void {
  for (const cookie of writeConsent(choice, { version: 7, madeAt }, false)) document.cookie = cookie;
}

const fbq = vi.fn();
const setItems = vi.fn();

function told(): readonly [number, number] {
  vi.stubGlobal("fbq", fbq);
  trackCheckout([{ event: "AddToCart", data: { value: 6990, currency: "SEK" } }]);
  measureCart({ setItems }, aCart({ lines: [aCartLine()] }));
  return [fbq.mock.calls.length, setItems.mock.calls.length];
}

beforeEach(() => {
  document.body.innerHTML = `<div data-island="consent" data-props='{"asked":{"version":7,"textHash":""}}'></div>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  fbq.mockClear();
  setItems.mockClear();
  for (const name of ["required", "marketing_third_party", "functional_third_party", "consent_record"]) {
    document.cookie = `${name}=; Max-Age=0; path=/`;
  }
});

describe("measuring scripts", () => {
  it("get nothing before there is a choice, after a no, and when consent has expired", () => {
    expect(told()).toEqual([0, 0]);
    choose({ ...onlyNecessary, functional: true });
    expect(told()).toEqual([0, 0]);
    choose(fullConsent, Date.now() - 400 * 24 * 3600 * 1000);
    expect(told()).toEqual([0, 0]);
  });

  it("get events after consent to marketing, until it is withdrawn", () => {
    choose({ marketing: true, functional: false });
    expect(told()).toEqual([1, 1]);
    expect(fbq).toHaveBeenCalledWith("track", "AddToCart", { value: 6990, currency: "SEK" });
    expect(setItems).toHaveBeenCalledWith([expect.objectContaining({ product_id: 1001, quantity: 2 })]);
    choose(onlyNecessary);
    expect(told()).toEqual([1, 1]);
  });

  it("may be missing on the page", () => {
    choose(fullConsent);
    expect(() => trackCheckout([{ event: "AddToCart", data: {} }])).not.toThrow();
  });
});
