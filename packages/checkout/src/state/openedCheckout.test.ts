import { cartCall } from "@torg/cart/contract";
import { createCartState } from "@torg/cart/state";
import { createClient } from "@torg/http";
import { expect, it, vi } from "vitest";
import { showCheckoutCall } from "../contract/index.ts";
import { createCheckoutState } from "./createCheckoutState.ts";

vi.mock("react", () => {
  throw new Error("The state room has imported react.");
});

const discount = {
  rows: [
    {
      code: "SOMMAR10",
      label: "Sommarrabatt 10 %",
      discount_amount_incl_vat: 1398,
      discount_amount_excl_vat: 1118.4,
    },
  ],
  total: 1398,
  total_incl_vat: 1398,
  total_excl_vat: 1118.4,
};

const shown = {
  customer_type: "private",
  handler: "klarna",
  snippet: '<div id="klarna-checkout-container"></div>',
  redirect_url: null,
  selected_payment_type: "1",
  available_payment_types: [
    { payment_type_id: "1", payment_type_name: "Klarna", payment_type_company: "0", payment_type_private: "1" },
    { payment_type_id: "2", payment_type_name: "Svea", payment_type_company: "1", payment_type_private: "1" },
  ],
  delivery_checkout: {
    selected_delivery_option: { value: 1, price: 49 },
    requires_postal_code: true,
    handler: "internal",
    session: { postal_code: "12747", shipping_option_id: "ombud-1" },
    delivery_options: [
      {
        value: 1,
        name: "Postombud",
        placeholder: "Välj ombud",
        price: 49,
        bubbleTexts: ["2–4 vardagar"],
        img: null,
        description: "",
        disabled: false,
        shipping_options: [{ key: "ombud-1", label: "Matboden Liljeholmen" }],
        meta_data: { is_digital: false, klarna_shipping_option_id: null },
      },
    ],
    free_delivery_limit: 1000,
  },
  discount,
  country_code: "SE",
};

const line = {
  product_id: 1001,
  row_id: "r-1",
  name: "Tvättmaskin NV 8014",
  quantity: 2,
  unit_price_incl_vat: 6990,
  unit_price_excl_vat: 5592,
  total_price_incl_vat: 13_980,
  total_price_excl_vat: 11_184,
  original_price_incl_vat: 6990,
  original_price_excl_vat: 5592,
};
const cart = { products: [line], totalAmount: 2, totalProductSum: 13_980, discount, includes_vat: true };

const answers: Readonly<Record<string, unknown>> = { [showCheckoutCall.path]: shown, [cartCall.path]: cart };

/** A server that responds to an opening checkout's calls, as the contract specifies. */
const client = createClient({ fetch: async (url) => Response.json(answers[url]), csrfToken: () => null });

/** An opened checkout's values of the five choices that a buyer makes. */
async function opened() {
  const checkout = createCheckoutState({ client });
  const bought = createCartState({ client, refreshCheckout: true, onCheckoutAnswer: checkout.apply });
  await Promise.all([checkout.checkout.initializeSnippet(), bought.refresh()]);
  const { data, choices, isLoaded } = checkout.getState();
  return { data, choices, isLoaded, lines: bought.getState().lines, cart: bought.getState().cart };
}

it("has products, discount, deliveries, payment methods and country once the checkout is opened", async () => {
  const { data, choices, isLoaded, lines, cart: read } = await opened();
  expect(isLoaded).toBe(true);
  expect(lines).toMatchObject([{ productId: 1001, quantity: 2, totalPriceInclVatOre: 1_398_000 }]);
  const code = { code: "SOMMAR10", amountInclVatOre: 139_800 };
  expect([data.discount.rows, read.discount.rows]).toMatchObject([[code], [code]]);
  expect(data.delivery).toMatchObject({
    selected: { id: 1, priceOre: 4900 },
    options: [{ id: 1, name: "Postombud", shippingOptions: [{ key: "ombud-1" }] }],
  });
  expect(data.paymentTypes.map(({ id, name }) => [id, name])).toEqual([
    ["1", "Klarna"],
    ["2", "Svea"],
  ]);
  expect(data.countryCode).toBe("SE");
  expect(choices).toEqual({
    customerType: "private",
    countryCode: "SE",
    paymentTypeId: "1",
    deliveryValue: 1,
    shippingOptionId: "ombud-1",
  });
});
