import { aCartLine } from "@torg/cart/fixtures";
import { describe, expect, it } from "vitest";
import { aCheckout, aDeliveryCheckout, aDeliveryOption, deliveryOptions } from "../fixtures/aCheckout.ts";
import {
  changedProviderDelivery,
  isDeliveryBuiltIn,
  isDeliveryMissing,
  isOversold,
  missingDeliveryBlock,
  providerDelivery,
} from "./providerPayment.ts";

describe("providerDelivery", () => {
  it("finds the shop's delivery by the provider's id and keeps the price", () => {
    expect(providerDelivery({ id: "klarna-home", price: 39_900 }, deliveryOptions)).toEqual({
      deliveryId: 2,
      priceOre: 39_900,
    });
  });

  it("uses the first digital delivery where there is no id", () => {
    expect(providerDelivery({ price: 0 }, deliveryOptions)).toEqual({ deliveryId: 4, priceOre: 0 });
    expect(providerDelivery({ id: "" }, deliveryOptions)).toEqual({ deliveryId: 4 });
    const own = aDeliveryOption({ id: 9, meta: { isDigital: false, providerShippingId: null } });
    expect(providerDelivery({}, [own, ...deliveryOptions])).toEqual({ deliveryId: 4 });
  });

  it("leaves a missing price out and finds nothing for an unknown id", () => {
    expect(providerDelivery({ id: "klarna-store", price: null }, deliveryOptions)).toEqual({ deliveryId: 3 });
    expect(providerDelivery({ id: "klarna-moon", price: 100 }, deliveryOptions)).toBeNull();
    expect(providerDelivery({}, [])).toBeNull();
  });
});

describe("changedProviderDelivery", () => {
  const chosen = { id: "klarna-home", price: 39_900 };
  const delivery = aDeliveryCheckout({ options: deliveryOptions, selected: null });

  it("is the first delivery that is chosen", () => {
    expect(changedProviderDelivery(chosen, delivery)).toEqual({ deliveryId: 2, priceOre: 39_900 });
  });

  it("is null for the current one, unless its price has changed", () => {
    const selected = { ...aDeliveryOption(), id: 2, priceOre: 39_900 };
    expect(changedProviderDelivery(chosen, { ...delivery, selected })).toBeNull();
    expect(changedProviderDelivery({ ...chosen, price: 0 }, { ...delivery, selected })).toEqual({
      deliveryId: 2,
      priceOre: 0,
    });
  });

  it("is null for an unknown one", () => {
    expect(changedProviderDelivery({ id: "klarna-moon" }, delivery)).toBeNull();
    expect(changedProviderDelivery(chosen, null)).toBeNull();
  });
});

describe("missingDeliveryBlock", () => {
  it("is the postal code before the delivery, if one is required", () => {
    const session = { postalCode: null, shippingOptionId: null };
    const none = aDeliveryCheckout({ session, selected: null });
    expect(missingDeliveryBlock(aCheckout({ delivery: none }))).toBe("postal-code");
    expect(isDeliveryMissing(aCheckout({ delivery: none }))).toBe(true);
    expect(missingDeliveryBlock(aCheckout({ delivery: none, requiresPostalCode: false }))).toBe("delivery");
    expect(missingDeliveryBlock(aCheckout({ delivery: null }))).toBeNull();
    expect(isDeliveryMissing(aCheckout({ delivery: null }))).toBe(false);
  });

  it("is the delivery in the shop's own form, where the payment checkout would include it", () => {
    const delivery = aDeliveryCheckout({ handler: "klarna", selected: null });
    expect(missingDeliveryBlock(aCheckout({ handler: "klarna", snippet: "<div></div>", delivery }))).toBeNull();
    expect(missingDeliveryBlock(aCheckout({ handler: "klarna", snippet: "free_order", delivery }))).toBe("delivery");
  });

  it("is not the delivery when none can be chosen", () => {
    const options = [aDeliveryOption({ disabled: true })];
    const delivery = aDeliveryCheckout({ options, selected: null });
    expect(missingDeliveryBlock(aCheckout({ delivery }))).toBeNull();
  });

  it("is the delivery once the postal code is given, and then nothing", () => {
    const unchosen = aCheckout({ delivery: aDeliveryCheckout({ selected: null }) });
    expect([missingDeliveryBlock(unchosen), isDeliveryMissing(unchosen)]).toEqual(["delivery", true]);
    expect([missingDeliveryBlock(aCheckout()), isDeliveryMissing(aCheckout())]).toEqual([null, false]);
  });
});

describe("isDeliveryBuiltIn", () => {
  it("is true where one provider, not the shop itself, handles both delivery and payment", () => {
    expect(isDeliveryBuiltIn({ handler: "klarna" }, "klarna")).toBe(true);
    expect(isDeliveryBuiltIn({ handler: "klarna" }, "svea")).toBe(false);
    expect(isDeliveryBuiltIn({ handler: "internal" }, "internal")).toBe(false);
  });
});

describe("isOversold", () => {
  it("is true when a line exceeds the stock, and false for an empty cart", () => {
    const enough = aCartLine();
    expect(isOversold([enough, aCartLine({ isOversold: true })])).toBe(true);
    expect(isOversold([enough])).toBe(false);
    expect(isOversold([])).toBe(false);
  });
});
