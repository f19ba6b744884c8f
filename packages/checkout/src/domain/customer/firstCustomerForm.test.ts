import { describe, expect, it } from "vitest";
import { aCheckout, aCheckoutUser, aDeliveryCheckout } from "../../fixtures/index.ts";
import { firstCustomerForm } from "./firstCustomerForm.ts";

describe("firstCustomerForm", () => {
  it("is filled in for who is logged in", () => {
    expect(firstCustomerForm(aCheckout({ user: aCheckoutUser() }))).toMatchObject({
      user_firstname: "Anna",
      user_zipcode: "123 45",
      customer_type: "company",
    });
  });

  it.each([
    ["private", { user_pnr: "850709-9805" }, "850709-9805"],
    ["company", { user_pnr: "850709-9805" }, ""],
    ["company", { user_pnr: "19850709-9805" }, ""],
    ["company", { user_company: "Annas Snickeri", user_pnr: "850709-9805" }, ""],
    ["private", { user_company: "Annas Snickeri", user_pnr: "850709-9805" }, ""],
    ["company", { user_company: "Nordvik AB", user_pnr: "556016-0680" }, "556016-0680"],
    ["private", { user_company: "Nordvik AB", user_pnr: "556016-0680" }, ""],
    ["private", { user_pnr: "556016-0680" }, ""],
  ] as const)("fills in a number only for who it belongs to: %s %o", (customer_type, known, number) => {
    const user = aCheckoutUser(known);
    expect(firstCustomerForm(aCheckout({ customer_type, user })).user_pnr).toBe(number);
  });

  it("takes over the postal code that a guest has given already", () => {
    expect(firstCustomerForm(aCheckout())).toMatchObject({ user_firstname: "", user_zipcode: "127 47" });
    const session = { postal_code: null, shipping_option_id: null };
    expect(firstCustomerForm(aCheckout({ delivery_checkout: aDeliveryCheckout({ session }) })).user_zipcode).toBe("");
    expect(firstCustomerForm(aCheckout({ delivery_checkout: null })).user_zipcode).toBe("");
  });
});
