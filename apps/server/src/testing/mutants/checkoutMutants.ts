import type { Mutant } from "./Mutant.ts";
import { bodyWithout, isNumber, rewrite } from "./rewrite.ts";

/** Checkout and orders. */
export const checkoutMutants: readonly Mutant[] = [
  {
    name: "takes the cost of delivery from the browser",
    only: ["delivery", "postal-code"],
    fails: ["delivery.cost"],
    twist: bodyWithout("/checkoutv3/deliverytypes/update", (body) => body.replace(/,"kco_shipping_cost":[\d.]+/, "")),
  },
  {
    name: "takes postal codes of four digits",
    only: ["delivery", "postal-code"],
    fails: ["postal-code.wrong"],
    twist: bodyWithout("/checkoutv3/deliverytypes/update_postal_code", (body) => body.replace('"1112"', '"11120"')),
  },
  {
    name: "cuts a message that is too long",
    only: ["checkout"],
    fails: ["checkout.message"],
    twist: bodyWithout("/api/internal/orders/update_order_message", (body) => body.slice(0, 1014)),
  },
  {
    name: "leaves a field out of the checkout",
    only: ["checkout", "answers", "cart.answer"],
    fails: ["answers.checkout"],
    twist: () => ({
      answer: (answer) => rewrite(answer, (name, value) => (name === "facebook_tracking_events" ? undefined : value)),
    }),
  },
  {
    name: "says nothing of how a chosen payment is made",
    only: ["checkout"],
    fails: ["checkout.payment"],
    twist: () => ({ answer: (answer) => rewrite(answer, (name, value) => (name === "snippet" ? null : value)) }),
  },
  {
    name: "places an order each time that the form is sent",
    only: ["orders"],
    fails: ["orders.once"],
    twist: () => {
      let next = 900_000;
      return {
        answer: (answer) =>
          rewrite(answer, (name, value) => (name === "order_id" && isNumber(value) ? (next += 1) : value)),
      };
    },
  },
];
