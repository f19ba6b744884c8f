import type { Call } from "@torg/http";

/** Values that fit every call of the contract, and change nothing that lasts even where they are not refused. */
const values = {
  products: {},
  product_id: 0,
  productId: 0,
  reviewId: 0,
  uuid: "00000000-0000-4000-8000-000000000000",
  text: "x",
  query: "x",
  path: "/",
  id: "standard",
  code: "",
  refresh_checkout: 0,
  country_code: "",
  payment_type_id: "",
  delivery_type_id: 0,
  postal_code: "",
  customer_type: "private",
  order_message: "",
  value: 0,
  email: "",
  password: "",
  marketing: 0,
  functional: 0,
  rating: 0,
  reviewer: "",
  orderEmail: "",
  orderNumber: "",
  orderId: 0,
  name: "",
  orderType: "",
  message: "",
  images: [],
  order_accept_terms: 0,
};

/** A request that no backend may carry out: it would do nothing that lasts even if one did. */
export function harmlessRequest(call: Call<unknown, unknown>): unknown {
  const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  if (call.encoding === "none") return Object.fromEntries(named.map((name) => [name, Reflect.get(values, name)]));
  return values;
}
