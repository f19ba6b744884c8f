import { loginFromCheckoutCall } from "@torg/account/contract";
import { emptyDiscount } from "@torg/cart/domain";
import { encodeRequest, fromFormFields, toWire } from "@torg/http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CheckoutData } from "../domain/checkoutData.ts";
import {
  aCheckout,
  aCheckoutUser,
  aCustomerForm,
  aDeliveryCheckout,
  aDeliveryOption,
  aPaymentType,
  aPlacedOrder,
} from "../fixtures/index.ts";
import { showCheckoutCall, updateDeliveryTypeCall } from "./checkoutCalls.ts";
import { checkoutDataSchema } from "./checkoutSchema.ts";
import { freeOrderCall, manualPaymentCall, orderProblemSchema } from "./orderCalls.ts";
import { placedOrderSchema } from "./placedOrderSchema.ts";

const emptyCheckout: CheckoutData = {
  customerType: "private",
  handler: null,
  snippet: null,
  redirectUrl: null,
  selectedPaymentTypeId: null,
  paymentTypes: [],
  delivery: null,
  resetsOrder: false,
  user: null,
  dominantVatFactor: 1.25,
  includesVat: true,
  orderMessage: "",
  newsletter: null,
  requiresPostalCode: false,
  freeDeliveryLimitOre: null,
  cheapestDeliveryOre: null,
  forcesPickupInStore: false,
  discount: emptyDiscount,
  suggestedProducts: { title: "", products: [] },
  orderedWithProducts: [],
  trackingEvents: [],
  countryCode: null,
};

const onTheWire = (checkout: CheckoutData): unknown => JSON.parse(JSON.stringify(toWire(checkoutDataSchema, checkout)));

const read = (text: string): unknown => fromFormFields(new URLSearchParams(text));

describe("showCheckoutCall", () => {
  it("reads back what the server wrote", () => {
    const checkout = aCheckout({ user: aCheckoutUser() });
    expect(showCheckoutCall.response.parse(onTheWire(checkout))).toEqual(checkout);
  });

  it("is written with the names of the wire, in kronor", () => {
    const newsletter = { isWanted: true, text: "Ja tack", isActive: true };
    const wire = onTheWire(aCheckout({ user: aCheckoutUser(), newsletter, termsVersion: "a1" }));
    expect(wire).toMatchObject({
      customer_type: "company",
      redirect_url: null,
      selected_payment_type: "5",
      reset_order: false,
      user: { user_firstname: "Anna", user_zipcode: "123 45", user_pnr: "", user_co: "" },
      dominant_vat_rate: { factor: 1.25 },
      includes_vat: false,
      order_message: "",
      order_subscribe: { value: 1, text: "Ja tack", active: true },
      requires_postal_code: true,
      free_delivery_limit: 1000,
      cheapest_delivery_price: 49,
      force_pickup_in_store: false,
      recommended_products: { title: "Andra köpte också", products: [] },
      matching_order_products: [],
      facebook_tracking_events: [],
      country_code: "SE",
      terms_version: "a1",
    });
    expect(wire).toHaveProperty("available_payment_types[2]", {
      payment_type_id: "5",
      payment_type_name: "Faktura för företag",
      payment_type_description: "Betala inom 30 dagar.",
      payment_type_price: null,
      payment_type_company: "1",
      payment_type_private: "0",
      module_image: null,
      is_credit: true,
      is_paid_in_app: false,
      requires_pnr: false,
    });
    expect(wire).toHaveProperty("delivery_checkout.session", { postal_code: "12747", shipping_option_id: "ombud-1" });
    expect(wire).toHaveProperty("delivery_checkout.selected_delivery_option", { value: 1, price: 49 });
    expect(wire).toHaveProperty("delivery_checkout.delivery_options[1]", {
      value: 2,
      name: "Hemleverans",
      placeholder: "Välj tid",
      price: 399,
      bubbleTexts: [],
      img: null,
      description: "Vi bär in varan till rummet du väljer.",
      disabled: false,
      shipping_options: [
        { key: "dag", label: "Dag 08–17" },
        { key: "kvall", label: "Kväll 17–22" },
      ],
      meta_data: { is_digital: false, klarna_shipping_option_id: "klarna-home" },
    });
  });

  it("reads all amounts and flags back as they were written", () => {
    const ore = fc.option(fc.integer({ min: 0, max: 100_000_000 }));
    fc.assert(
      fc.property(ore, ore, fc.boolean(), (feeOre, priceOre, isForCompany) => {
        const checkout = aCheckout({
          paymentTypes: [aPaymentType({ feeOre, isForCompany, isForPrivate: !isForCompany })],
          delivery: aDeliveryCheckout({ options: [aDeliveryOption({ priceOre })], freeDeliveryLimitOre: feeOre }),
          cheapestDeliveryOre: priceOre,
        });
        expect(checkoutDataSchema.parse(onTheWire(checkout))).toEqual(checkout);
      }),
    );
  });

  it("uses the values of an empty checkout for missing keys", () => {
    expect(showCheckoutCall.response.parse({})).toEqual(emptyCheckout);
  });

  it("reads the customer flags of a payment type in every form", () => {
    const types = [{ payment_type_id: 2, payment_type_company: 1, payment_type_private: false }];
    expect(checkoutDataSchema.parse({ available_payment_types: types }).paymentTypes[0]).toMatchObject({
      id: "2",
      isForCompany: true,
      isForPrivate: false,
    });
  });
});

describe("updateDeliveryTypeCall", () => {
  it("reads the selection of a script", () => {
    const sent = { delivery_type_id: 2, shipping_option_id: "dag", kco_shipping_cost: 399.5 };
    const selection = { deliveryId: 2, shippingOptionId: "dag", priceOre: 39_950 };
    expect(updateDeliveryTypeCall.request.parse(sent)).toEqual(selection);
    expect(encodeRequest(updateDeliveryTypeCall, selection).body).toBe(JSON.stringify(sent));
  });

  it("reads the shipping option of the chosen type from a plain form", () => {
    const form = "delivery_type_id=2&shipping_option_id[1]=ombud-1&shipping_option_id[2]=kvall";
    expect(updateDeliveryTypeCall.request.parse(read(form))).toEqual({
      deliveryId: 2,
      shippingOptionId: "kvall",
    });
    expect(updateDeliveryTypeCall.request.parse(read("delivery_type_id=3&shipping_option_id[1]=ombud-1"))).toEqual({
      deliveryId: 3,
      shippingOptionId: null,
    });
  });
});

describe("loginFromCheckoutCall", () => {
  it("reads one text, or texts by field", () => {
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
      isQuote: false,
    });
  });

  it("sends no company for a private person, who has no field for it", () => {
    for (const call of [manualPaymentCall, freeOrderCall]) {
      const { body } = encodeRequest(call, aCustomerForm({ customerType: "private", companyName: "" }));
      const sent = new URLSearchParams(typeof body === "string" ? body : "");
      expect([sent.has("user_company"), sent.get("user_co")]).toEqual([false, ""]);
    }
  });

  it("sends the shown sum in kronor, and reads an invalid sum as one that cannot be charged", () => {
    const sums: readonly (readonly [number | null, string])[] = [
      [null, ""],
      [59_850, "598.5"],
      [60_000, "600"],
    ];
    for (const [totalOre, text] of sums) {
      const { body } = encodeRequest(manualPaymentCall, aCustomerForm({ totalOre }));
      const sent = typeof body === "string" ? body : "";
      expect(new URLSearchParams(sent).get("order_total")).toBe(text);
      expect(manualPaymentCall.request.parse(read(sent)).totalOre).toBe(totalOre);
    }
    for (const text of ["x", "598,5"])
      expect(manualPaymentCall.request.parse({ order_total: text }).totalOre).toBeNaN();
  });

  it("reads missing fields as empty, so that the rules can report them", () => {
    expect(manualPaymentCall.request.parse({ order_accept_terms: "on" })).toMatchObject({
      email: "",
      customerType: "private",
      acceptsTerms: false,
    });
  });

  it("reads the problems of a refused order", () => {
    const problem = { message: "Kontrollera uppgifterna.", errors: { user_email: ["Ange en giltig e-postadress."] } };
    expect(orderProblemSchema.parse(problem)).toEqual({ ...problem, errors: { email: problem.errors.user_email } });
    expect(orderProblemSchema.parse({ message: "Slut." })).toEqual({ message: "Slut.", errors: {} });
  });
});

describe("placedOrderSchema", () => {
  it("survives a round trip, in kronor and with the names of the wire", () => {
    const store = { address: ["Butiksgatan 2", "123 45 Staden"], pageUrl: "/sidor/butiker/staden" };
    const order = aPlacedOrder({ fee: { name: "Faktura", priceOre: 2900 }, store });
    const wire = toWire(placedOrderSchema, order);
    expect(wire).toMatchObject({
      order_name: "100301",
      is_offer: false,
      is_withdrawn: false,
      customer_type: "private",
      lines: [{ total: 6990, is_gift: false }, { total: 1198 }],
      products: 8188,
      discounts: [{ label: "Sommarrabatt", amount: 818.8 }],
      delivery: { price: 49 },
      store: { store_page_url: "/sidor/butiker/staden" },
      fee: { price: 29 },
      total: 7418.2,
      vat: 1483.64,
      payment_name: "Kortbetalning",
      is_paid: true,
    });
    expect(placedOrderSchema.parse(JSON.parse(JSON.stringify(wire)))).toEqual(order);
  });
});
