import { describe, expect, it, vi } from "vitest";
import { aCheckout, aDeliveryCheckout } from "../fixtures/index.ts";
import { afterChange, firstSnapshot, withData } from "./checkoutSnapshot.ts";

vi.mock("react", () => {
  throw new Error("The state room has imported react.");
});

const first = firstSnapshot(aCheckout());

describe("firstSnapshot", () => {
  it("is empty and disabled for a page that came without a checkout", () => {
    expect(firstSnapshot(undefined)).toMatchObject({
      isLoaded: false,
      checkoutIsEnabled: false,
      isPaymentChosen: false,
      data: { paymentTypes: [], delivery: null },
    });
  });

  it("is enabled, with the choices of the checkout that the page came with", () => {
    const delivery = aDeliveryCheckout({ selected: { id: 2, priceOre: 4_900 } });
    expect(firstSnapshot(aCheckout({ countryCode: "NO", delivery }))).toMatchObject({
      isLoaded: true,
      checkoutIsEnabled: true,
      choices: { countryCode: "NO", deliveryValue: 2 },
      selectedDeliveryTypePriceOre: 4_900,
    });
  });

  it("takes the payment for the visitor's own choice, unless the server says that it is not", () => {
    expect(firstSnapshot(aCheckout()).isPaymentChosen).toBe(true);
    expect(firstSnapshot(aCheckout({ isPaymentTypeChosen: false })).isPaymentChosen).toBe(false);
  });
});

describe("withData", () => {
  it("is loaded, with the choices of the new data", () => {
    expect(withData(aCheckout({ countryCode: "NO", handler: "svea" }), first)).toMatchObject({
      isLoaded: true,
      choices: { countryCode: "NO" },
      checkoutHandler: "svea",
    });
  });

  it("keeps whether the payment was chosen where the server does not say", () => {
    const { isPaymentTypeChosen: _, ...data } = aCheckout();
    expect([true, false].map((isPaymentChosen) => withData(data, { isPaymentChosen }).isPaymentChosen)).toEqual([
      true,
      false,
    ]);
    expect(withData({ ...data, isPaymentTypeChosen: false }, first).isPaymentChosen).toBe(false);
  });
});

describe("afterChange", () => {
  const faults = { problems: { email: "missing" }, texts: { payment: "Nej." } } as const;
  const orderErrors = { ...faults, first: faults, attempt: 1 };
  const before = { ...first, paymentError: "Nej.", orderErrors };

  it("removes problems that were there before new data, except those of the form", () => {
    expect(afterChange(before, { ...before, data: aCheckout() })).toEqual({
      checkoutIsEnabled: true,
      isUpdated: true,
      paymentError: null,
      orderErrors: { ...orderErrors, texts: {} },
    });
  });

  it("keeps problems that appeared meanwhile", () => {
    const now = { ...orderErrors, attempt: 2 };
    expect(
      afterChange(before, { ...before, data: aCheckout(), paymentError: "Igen.", orderErrors: now }),
    ).toMatchObject({ paymentError: "Igen.", orderErrors: now });
  });

  it("keeps all problems when the data are the same", () => {
    expect(afterChange(before, before)).toEqual({
      checkoutIsEnabled: true,
      isUpdated: false,
      paymentError: "Nej.",
      orderErrors,
    });
  });

  it("stays disabled until a checkout is loaded", () => {
    const empty = firstSnapshot(undefined);
    expect(afterChange(empty, empty).checkoutIsEnabled).toBe(false);
  });
});
