import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCheckout, aDeliveryCheckout, aDeliveryOption, aPaymentType, deliveryOptions } from "../fixtures/index.ts";
import { blockNames, isDeliveryShown, numberBlocks, optionalBlocks } from "./blocks.ts";
import type { CheckoutData, DeliveryCheckout } from "./checkoutData.ts";
import { emptyFlash, flashError, withoutClearedMessages, type CheckoutFlash } from "./checkoutFlash.ts";
import { customerFieldNames, type CustomerProblem } from "./customer/customerForm.ts";
import {
  fieldFaults,
  hasFaults,
  removeCorrected,
  type OrderFaults,
  type OrderErrorTarget,
  orderPlaces,
  placeOfField,
  locateOrderErrors,
  shownPlaces,
} from "./orderPlaces.ts";
import { isDeliveryMissing, missingDeliveryBlock, providerDelivery } from "./providerPayment.ts";
import { withChoices } from "./checkoutChoices.ts";

const aPlace = fc.constantFrom(...orderPlaces);
const aProblem = fc.constantFrom<CustomerProblem>("missing", "malformed");
const someFaults: fc.Arbitrary<OrderFaults> = fc
  .tuple(
    fc.array(fc.tuple(aPlace, aProblem), { maxLength: 5 }),
    fc.array(fc.tuple(aPlace, fc.constant("Nej.")), { maxLength: 5 }),
  )
  .map(([problems, texts]) => ({ problems: Object.fromEntries(problems), texts: Object.fromEntries(texts) }));
const mended = (faults: OrderFaults, places: readonly OrderErrorTarget[]): OrderFaults | null =>
  places.reduce<OrderFaults | null>((left, place) => removeCorrected(left, place), faults);
const placesOf = (faults: OrderFaults | null): readonly string[] =>
  faults === null ? [] : [...new Set([...Object.keys(faults.problems), ...Object.keys(faults.texts)])];
/** Field names that a server may use: the page's own, those of blocks, and some unknown ones. */
const aFieldName = fc.constantFrom(
  ...customerFieldNames,
  "products",
  "code",
  "countryCode",
  "customerType",
  "deliveryPostalCode",
  "deliveryId",
  "shippingOptionId",
  "paymentTypeId",
  "credit",
  "__proto__x",
  "toString",
  "",
);
const someErrors = fc.dictionary(aFieldName, fc.array(fc.constantFrom("Ett.", "Två.", ""), { maxLength: 3 }));

describe("what stands in the way of an order", () => {
  it("are gone once every place was corrected, in any order, and not before", () => {
    fc.assert(
      fc.property(someFaults, fc.array(aPlace), (faults, places) => {
        fc.pre(hasFaults(faults));
        const left = placesOf(faults).filter((name) => !places.some((place) => place === name));
        expect(placesOf(mended(faults, places)).toSorted((a, b) => a.localeCompare(b))).toEqual(
          left.toSorted((a, b) => a.localeCompare(b)),
        );
        expect(mended(faults, places) === null).toBe(left.length === 0);
        expect(mended(faults, places.toReversed())).toEqual(mended(faults, places));
      }),
    );
  });

  it("stay the identical value when another place is corrected, so that nothing re-renders", () => {
    fc.assert(
      fc.property(someFaults, aPlace, (faults, place) => {
        if (!placesOf(faults).includes(place)) expect(removeCorrected(faults, place)).toBe(faults);
        else expect(placesOf(removeCorrected(faults, place))).not.toContain(place);
      }),
    );
  });

  it("remain in the buyer's fields after any choice of delivery, payment or country", () => {
    fc.assert(
      fc.property(someFaults, (faults) => {
        const fields: readonly string[] = customerFieldNames;
        const left = fieldFaults(faults);
        expect(placesOf(left).every((name) => fields.includes(name))).toBe(true);
        expect(placesOf(left).length).toBe(placesOf(faults).filter((name) => fields.includes(name)).length);
        if (left !== null) expect(fieldFaults(left)).toEqual(left);
      }),
    );
  });
});

describe("a refusal of the server", () => {
  it("is shown at places on the page, with every message of a field once and in order", () => {
    fc.assert(
      fc.property(someErrors, fc.constantFrom(409, 422, 500), (errors, status) => {
        const texts = locateOrderErrors({ status, message: "Det gick inte.", errors });
        const names: readonly string[] = orderPlaces;
        expect(Object.keys(texts).every((name) => names.includes(name))).toBe(true);
        const sentences = Object.values(errors)
          .flat()
          .filter((text) => text !== "");
        const told = Object.values(texts).join(" ").split(" ");
        if (sentences.length > 0)
          expect(told.toSorted((a, b) => a.localeCompare(b))).toEqual(sentences.toSorted((a, b) => a.localeCompare(b)));
        else expect(texts).toEqual(status === 409 ? { products: "Det gick inte." } : {});
      }),
    );
  });

  it.each([...customerFieldNames])("is shown at the field itself when it is about %s", (name) => {
    expect(placeOfField(name)).toBe(name);
  });

  it.each(["", "Email", "email ", "user_email", "toString", "constructor"])(
    "is shown beside the payment for the unknown name %j",
    (name) => {
      expect(placeOfField(name)).toBe("payment");
    },
  );
});

describe("a refusal that a form without script brought back", () => {
  const someFlash: fc.Arbitrary<CheckoutFlash> = fc.record({
    message: fc.option(fc.constant("Kontrollera uppgifterna.")),
    place: fc.constantFrom("order", "postal-code", "discount", "login", "page"),
    errors: someErrors,
    values: fc.constant({ email: "anna" }),
  });

  it("clears corrected places, keeps the filled-in values, and does not depend on the order of corrections", () => {
    fc.assert(
      fc.property(someFlash, fc.array(aPlace, { minLength: 1 }), (flash, places) => {
        const left = withoutClearedMessages(flash, places);
        expect(left.values).toBe(flash.values);
        expect(withoutClearedMessages(flash, places.toReversed())).toEqual(left);
        const isOfOrder = flash.place === "order" || flash.place === "postal-code";
        for (const name of [...customerFieldNames, "deliveryId", "credit"]) {
          const isMended = isOfOrder && places.includes(placeOfField(name));
          expect(flashError(left, name)).toBe(isMended ? null : flashError(flash, name));
        }
      }),
    );
  });

  it("is empty when nothing was brought back", () => {
    expect(withoutClearedMessages(emptyFlash, orderPlaces)).toEqual(emptyFlash);
    expect(flashError({ ...emptyFlash, errors: { email: [""] } }, "email")).toBeNull();
  });
});

describe("the path from postal code to delivery", () => {
  const aHandler = fc.constantFrom("internal", "klarna", "svea");
  const someDelivery: fc.Arbitrary<DeliveryCheckout | null> = fc.option(
    fc
      .record({
        selected: fc.option(fc.constantFrom(1, 2, 3).map((id) => ({ id, priceOre: 4900 }))),
        handler: aHandler,
        postalCode: fc.constantFrom(null, "", "12747"),
        options: fc.subarray([...deliveryOptions]),
      })
      .map(({ postalCode, ...rest }) =>
        aDeliveryCheckout({ ...rest, session: { postalCode, shippingOptionId: null } }),
      ),
  );
  const someCheckout: fc.Arbitrary<CheckoutData> = fc
    .record({
      delivery: someDelivery,
      requiresPostalCode: fc.boolean(),
      handler: fc.option(aHandler),
      snippet: fc.constantFrom(null, "free_order", "manual_payment", "<div></div>"),
      paymentTypes: fc.constantFrom([], [aPaymentType()], [aPaymentType(), aPaymentType({ id: "3" })]),
    })
    .map((changes) => aCheckout(changes));
  const given = (data: CheckoutData, postalCode: string): CheckoutData =>
    data.delivery === null
      ? data
      : { ...data, delivery: { ...data.delivery, session: { ...data.delivery.session, postalCode } } };

  it("requires input only in a block that the page shows", () => {
    fc.assert(
      fc.property(someCheckout, (data) => {
        const place = missingDeliveryBlock(data);
        if (place !== null) expect(numberBlocks(optionalBlocks(data, [])).map(({ name }) => name)).toContain(place);
        expect(isDeliveryMissing(data)).toBe(place !== null);
      }),
    );
  });

  it("is complete after at most a postal code and a choice, and never asks twice", () => {
    fc.assert(
      fc.property(someCheckout, (data) => {
        const coded = missingDeliveryBlock(data) === "postal-code" ? given(data, "12747") : data;
        expect(missingDeliveryBlock(coded)).not.toBe("postal-code");
        const [option] = coded.delivery?.options.filter(({ disabled }) => !disabled) ?? [];
        const chosen =
          missingDeliveryBlock(coded) === "delivery"
            ? withChoices(coded, {
                customerType: "private",
                countryCode: "SE",
                paymentTypeId: null,
                deliveryValue: option?.id ?? null,
                shippingOptionId: null,
              })
            : coded;
        expect(missingDeliveryBlock(chosen)).toBeNull();
      }),
    );
  });

  it("offers no delivery before a required postal code, and none that the payment checkout offers", () => {
    fc.assert(
      fc.property(someCheckout, (data) => {
        if (!isDeliveryShown(data)) return;
        expect(data.delivery).not.toBeNull();
        if (data.requiresPostalCode) expect(data.delivery?.session.postalCode).toBe("12747");
        const isOwnForm = data.snippet === "free_order" || data.snippet === "manual_payment";
        expect(data.delivery?.handler === "internal" || isOwnForm || data.delivery?.handler !== data.handler).toBe(
          true,
        );
      }),
    );
  });

  it("has every place for a message once, and the blocks in the order of the page", () => {
    fc.assert(
      fc.property(someCheckout, (data) => {
        const places = shownPlaces(data);
        expect(new Set(places).size).toBe(places.length);
        expect(places).toEqual(expect.arrayContaining(["products", "customer-type", "payment", ...customerFieldNames]));
        const numbered = numberBlocks(optionalBlocks(data, [{ code: "SE", name: "Sverige" }])).map(({ name }) => name);
        expect(numbered).toEqual(blockNames.filter((name) => numbered.includes(name)));
      }),
    );
  });
});

describe("a delivery that was chosen in a provider's checkout", () => {
  it("is one of the shop's own or null, whatever the provider sends", () => {
    const told = fc.record({
      id: fc.oneof(fc.string(), fc.constantFrom(null, "klarna-home", "")),
      price: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(told, fc.subarray([...deliveryOptions]), (chosen, options) => {
        const delivery = providerDelivery(chosen, options);
        if (delivery === null) return;
        expect(options.map(({ id }) => id)).toContain(delivery.deliveryId);
        expect(delivery.priceOre).toBe(chosen.price ?? undefined);
      }),
    );
  });

  it("is null when the provider names no delivery, even where one has no provider's id", () => {
    const own = aDeliveryOption({ meta: { isDigital: false, providerShippingId: null } });
    expect(providerDelivery({ id: null, price: 4900 }, [own])).toBeNull();
    expect(providerDelivery({ id: "null" }, [own])).toBeNull();
  });
});
