import { describe, expect, it } from "vitest";
import { aCheckout, aCheckoutUser, aDeliveryCheckout } from "../../fixtures/index.ts";
import { firstCustomerForm } from "./firstCustomerForm.ts";

describe("firstCustomerForm", () => {
  it("is filled in for a customer who is logged in", () => {
    expect(firstCustomerForm(aCheckout({ user: aCheckoutUser() }))).toMatchObject({
      firstName: "Anna",
      postalCode: "123 45",
      customerType: "company",
    });
  });

  it.each([
    ["private", { identityNumber: "850709-9805" }, "850709-9805"],
    ["company", { identityNumber: "850709-9805" }, ""],
    ["company", { identityNumber: "19850709-9805" }, ""],
    ["company", { companyName: "Annas Snickeri", identityNumber: "850709-9805" }, ""],
    ["private", { companyName: "Annas Snickeri", identityNumber: "850709-9805" }, ""],
    ["company", { companyName: "Nordvik AB", identityNumber: "556016-0680" }, "556016-0680"],
    ["private", { companyName: "Nordvik AB", identityNumber: "556016-0680" }, ""],
    ["private", { identityNumber: "556016-0680" }, ""],
  ] as const)("fills in a number only for its owner: %s %o", (customerType, known, number) => {
    const user = aCheckoutUser(known);
    expect(firstCustomerForm(aCheckout({ customerType, user })).identityNumber).toBe(number);
  });

  it("keeps the postal code that a guest has already given", () => {
    expect(firstCustomerForm(aCheckout())).toMatchObject({ firstName: "", postalCode: "127 47" });
    const session = { postalCode: null, shippingOptionId: null };
    expect(firstCustomerForm(aCheckout({ delivery: aDeliveryCheckout({ session }) })).postalCode).toBe("");
    expect(firstCustomerForm(aCheckout({ delivery: null })).postalCode).toBe("");
    expect(firstCustomerForm(aCheckout({ countryCode: "FI" })).postalCode).toBe("12747");
  });
});
