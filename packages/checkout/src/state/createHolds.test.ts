import { describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { aCheckout } from "../fixtures/index.ts";
import { firstSnapshot } from "./checkoutSnapshot.ts";
import type { CheckoutSnapshot } from "./checkoutState.ts";
import { createHolds } from "./createHolds.ts";

vi.mock("react", () => {
  throw new Error("The state room has imported react.");
});

function someHolds() {
  const store = createStore<CheckoutSnapshot>()(() => firstSnapshot(aCheckout()));
  return { store, isEnabled: () => store.getState().checkoutIsEnabled, ...createHolds(store) };
}

describe("holds", () => {
  it("disable the checkout until all of them are released", () => {
    const { hold, isHeld, isEnabled } = someHolds();
    const [one, other] = [hold(), hold()];
    one();
    expect([isHeld(), isEnabled()]).toEqual([true, false]);
    other();
    expect([isHeld(), isEnabled()]).toEqual([false, true]);
  });

  it("count each release once", () => {
    const { hold, isEnabled } = someHolds();
    const one = hold();
    hold();
    one();
    one();
    expect(isEnabled()).toBe(false);
  });

  it("suspend the embedded payment, also one that appears meanwhile, and resume it at the end", () => {
    const { hold, setEmbed } = someHolds();
    const embed = { suspend: vi.fn(), resume: vi.fn() };
    const release = hold();
    setEmbed(embed);
    expect([embed.suspend.mock.calls.length, embed.resume.mock.calls.length]).toEqual([1, 0]);
    release();
    expect(embed.resume).toHaveBeenCalledOnce();
  });

  it("tell a change from a payment that is being displayed", () => {
    const { store, hold, holdForChange } = someHolds();
    const change = holdForChange();
    store.setState({ data: aCheckout() });
    change();
    expect(store.getState().isUpdated).toBe(true);
    hold()();
    expect(store.getState().isUpdated).toBe(true);
    holdForChange()();
    expect(store.getState().isUpdated).toBe(false);
  });
});
