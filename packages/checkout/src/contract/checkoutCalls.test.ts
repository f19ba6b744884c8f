import { emptyDiscount } from "@torg/cart/domain";
import { encodeRequest, fromFormFields, toWire } from "@torg/http";
import { describe, expect, it } from "vitest";
import type { CheckoutData } from "../domain/checkoutData.ts";
import { aCheckout, aCheckoutUser, aCustomerForm } from "../fixtures/index.ts";
import { showCheckoutCall, updateDeliveryTypeCall } from "./checkoutCalls.ts";
import { checkoutDataSchema } from "./checkoutSchema.ts";
import { loginFromCheckoutCall } from "./loginCalls.ts";
import { manualPaymentCall, orderProblemSchema } from "./orderCalls.ts";

const emptyCheckout: CheckoutData = {
  customer_type: "private",
  handler: null,
  snippet: null,
  redirect_url: null,
  selected_payment_type: null,
  available_payment_types: [],
  delivery_checkout: null,
  reset_order: false,
  user: null,
  dominant_vat_rate: { factor: 1.25 },
  includes_vat: true,
  order_message: "",
  order_subscribe: null,
  requires_postal_code: false,
  free_delivery_limit: null,
  cheapest_delivery_price: null,
  force_pickup_in_store: false,
  discount: emptyDiscount,
  recommended_products: { title: "", products: [] },
  matching_order_products: [],
  facebook_tracking_events: [],
  country_code: null,
};

const read = (text: string): unknown => fromFormFields(new URLSearchParams(text));

describe("showCheckoutCall", () => {
  it("reads back what the server wrote", () => {
    const checkout = aCheckout({ user: aCheckoutUser() });
    expect(
      showCheckoutCall.response.parse(JSON.parse(JSON.stringify(toWire(showCheckoutCall.response, checkout)))),
    ).toEqual(checkout);
  });

  it("gives the values of an empty checkout to keys that are missing", () => {
    expect(showCheckoutCall.response.parse({})).toEqual(emptyCheckout);
  });

  it("reads the customer flags of a payment type in every form", () => {
    const types = [{ payment_type_id: 2, payment_type_company: 1, payment_type_private: false }];
    expect(checkoutDataSchema.parse({ available_payment_types: types }).available_payment_types[0]).toMatchObject({
      payment_type_id: "2",
      payment_type_company: "1",
      payment_type_private: "0",
    });
  });
});

describe("updateDeliveryTypeCall", () => {
  it("reads the selection of a script", () => {
    const selection = { delivery_type_id: 2, shipping_option_id: "dag" };
    expect(updateDeliveryTypeCall.request.parse(selection)).toEqual(selection);
    expect(encodeRequest(updateDeliveryTypeCall, selection).body).toBe(JSON.stringify(selection));
  });

  it("reads from a plain form the shipping option of the chosen type", () => {
    const form = "delivery_type_id=2&shipping_option_id[1]=ombud-1&shipping_option_id[2]=kvall";
    expect(updateDeliveryTypeCall.request.parse(read(form))).toEqual({
      delivery_type_id: 2,
      shipping_option_id: "kvall",
    });
    expect(updateDeliveryTypeCall.request.parse(read("delivery_type_id=3&shipping_option_id[1]=ombud-1"))).toEqual({
      delivery_type_id: 3,
      shipping_option_id: null,
    });
  });
});

describe("loginFromCheckoutCall", () => {
  it("reads one text or texts by field", () => {
    const msg = { email: ["E-postadressen saknas."], password: "Lösenordet saknas." };
    expect(loginFromCheckoutCall.response.parse({ error: true, msg })).toEqual({ error: true, msg });
    expect(loginFromCheckoutCall.response.parse({ error: false })).toEqual({ error: false, msg: "" });
  });
});

describe("manualPaymentCall", () => {
  it("sends the fields of the customer form", () => {
    const body = encodeRequest(manualPaymentCall, aCustomerForm()).body;
    expect(manualPaymentCall.request.parse(read(typeof body === "string" ? body : ""))).toEqual({
      ...aCustomerForm(),
      order_is_offer: 0,
    });
  });

  it("reads missing fields as empty, so that the rules can name them", () => {
    expect(manualPaymentCall.request.parse({ order_accept_terms: "on" })).toMatchObject({
      user_email: "",
      customer_type: "private",
      order_accept_terms: 0,
    });
  });

  it("reads the problems of a refused order", () => {
    const problem = { message: "Kontrollera uppgifterna.", errors: { user_email: ["Ange en giltig e-postadress."] } };
    expect(orderProblemSchema.parse(problem)).toEqual(problem);
    expect(orderProblemSchema.parse({ message: "Slut." })).toEqual({ message: "Slut.", errors: {} });
  });
});
