import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCheckout, aPaymentType, paymentTypes } from "../fixtures/index.ts";
import {
  customerTypesOf,
  isEmbedded,
  isPaymentAllowed,
  onlyCustomerType,
  orderPaymentTypes,
  selectedPaymentType,
} from "./paymentTypes.ts";

const card = aPaymentType({ id: "3", isCredit: false, isForPrivate: true });
const credit = aPaymentType({ id: "1", isForPrivate: true });

describe("customerTypesOf", () => {
  it("gives the customer types that the flags allow", () => {
    expect(customerTypesOf(card)).toEqual(["company", "private"]);
    expect(customerTypesOf(aPaymentType({ isForCompany: false, isForPrivate: true }))).toEqual(["private"]);
    expect(isPaymentAllowed(aPaymentType(), "private")).toBe(false);
  });
});

describe("onlyCustomerType", () => {
  it("gives the customer type that may use a payment method, when there is only one", () => {
    expect(onlyCustomerType(aPaymentType())).toBe("company");
    expect(onlyCustomerType(card)).toBeNull();
    expect(onlyCustomerType(aPaymentType({ isForCompany: false }))).toBeNull();
  });
});

describe("orderPaymentTypes", () => {
  it("begins with app payments, however late the server lists them", () => {
    const app = aPaymentType({ id: "9", name: "Swish", isCredit: false, isPaidInApp: true });
    expect(orderPaymentTypes([credit, card, app]).map(({ id }) => id)).toEqual(["9", "3", "1"]);
  });

  it("puts methods without credit first and otherwise keeps the order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...paymentTypes, card, credit]), (types) => {
        const ordered = orderPaymentTypes(types);
        expect(ordered).toHaveLength(types.length);
        const firstCredit = ordered.findIndex((type) => type.isCredit);
        expect(ordered.slice(firstCredit === -1 ? ordered.length : firstCredit).every((type) => type.isCredit)).toBe(
          true,
        );
        expect(ordered.filter((type) => type.isCredit)).toEqual(types.filter((type) => type.isCredit));
      }),
    );
  });
});

describe("selectedPaymentType", () => {
  const choice = { types: [credit, card], customerType: "private", selected: "1", isChosen: false } as const;

  it("does not select credit for a visitor who has not chosen, while there are other methods", () => {
    expect(selectedPaymentType(choice)).toBeNull();
    expect(selectedPaymentType({ ...choice, isChosen: true })).toBe(credit);
    expect(selectedPaymentType({ ...choice, selected: "3" })).toBe(card);
  });

  it("selects credit when there is nothing else for the customer type", () => {
    expect(selectedPaymentType({ ...choice, types: [credit] })).toBe(credit);
    const companyCard = { ...card, isForPrivate: false } as const;
    expect(selectedPaymentType({ ...choice, types: [credit, companyCard] })).toBe(credit);
  });

  it("selects nothing that the customer type cannot use or that does not exist", () => {
    expect(selectedPaymentType({ ...choice, types: [aPaymentType()], selected: "5" })).toBeNull();
    expect(selectedPaymentType({ ...choice, selected: "77" })).toBeNull();
    expect(selectedPaymentType({ ...choice, selected: null })).toBeNull();
  });
});

describe("isEmbedded", () => {
  const through = (handler: string, snippet: string | null) => aCheckout({ handler, snippet });

  it("is true for a provider's HTML on the page, but not for the shop's own form or the card page", () => {
    expect(isEmbedded(through("klarna", "<div></div>"), true)).toBe(true);
    expect(isEmbedded(through("card", "<div></div>"), true)).toBe(false);
    expect(isEmbedded(through("manual", "manual_payment"), true)).toBe(false);
    expect(isEmbedded(through("svea", null), true)).toBe(false);
  });

  it("is false before it has been chosen, unless there is nothing else to choose", () => {
    const proposed = through("klarna", "<div></div>");
    expect(isEmbedded(proposed, false)).toBe(false);
    expect(isEmbedded({ ...proposed, paymentTypes: [card, credit] }, false)).toBe(false);
    expect(isEmbedded({ ...proposed, paymentTypes: [aPaymentType()] }, false)).toBe(true);
  });
});
