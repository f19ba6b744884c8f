import { describe, expect, it } from "vitest";
import { emptyCustomerForm } from "./customerForm.ts";
import { aCheckout, aCheckoutUser, aDeliveryCheckout } from "../../fixtures/index.ts";
import { initialCustomerForm, firstText } from "./initialCustomerForm.ts";

describe("initialCustomerForm", () => {
  it("is filled in for a customer who is logged in", () => {
    expect(initialCustomerForm(aCheckout({ user: aCheckoutUser() }))).toMatchObject({
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
    expect(initialCustomerForm(aCheckout({ customerType, user })).identityNumber).toBe(number);
  });

  it("keeps the postal code that a guest has already given", () => {
    expect(initialCustomerForm(aCheckout())).toMatchObject({ firstName: "", postalCode: "127 47" });
    const session = { postalCode: null, shippingOptionId: null };
    expect(initialCustomerForm(aCheckout({ delivery: aDeliveryCheckout({ session }) })).postalCode).toBe("");
    expect(initialCustomerForm(aCheckout({ delivery: null })).postalCode).toBe("");
    expect(initialCustomerForm(aCheckout({ countryCode: "FI" })).postalCode).toBe("12747");
  });
});

describe("firstText", () => {
  const first = { ...emptyCustomerForm, firstName: "Anna", identityNumber: "850709-9805" };

  it("is what was submitted, even if that is empty", () => {
    expect(firstText(first, { firstName: "Eva" }, "firstName")).toBe("Eva");
    expect(firstText(first, { firstName: "" }, "firstName")).toBe("");
  });

  it("is what the shop knows if nothing was submitted", () => {
    expect(firstText(first, {}, "firstName")).toBe("Anna");
  });

  it("leaves out an identity number that was submitted for another customer type", () => {
    const number = "556016-0680";
    expect(firstText(first, { customerType: "company", identityNumber: number }, "identityNumber")).toBe("850709-9805");
    expect(firstText(first, { customerType: "private", identityNumber: number }, "identityNumber")).toBe(number);
    expect(firstText(first, { identityNumber: number }, "identityNumber")).toBe(number);
  });
});
