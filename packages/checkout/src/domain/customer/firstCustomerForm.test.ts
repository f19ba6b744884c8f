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

  it("takes over the postal code that a guest has given already", () => {
    expect(firstCustomerForm(aCheckout())).toMatchObject({ user_firstname: "", user_zipcode: "127 47" });
    const session = { postal_code: null, shipping_option_id: null };
    expect(firstCustomerForm(aCheckout({ delivery_checkout: aDeliveryCheckout({ session }) })).user_zipcode).toBe("");
    expect(firstCustomerForm(aCheckout({ delivery_checkout: null })).user_zipcode).toBe("");
  });
});
