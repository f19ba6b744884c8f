import type { Twist } from "../twistedFetch.ts";
import type { Mutant } from "./Mutant.ts";
import { isAt, isNumber, rewrite, rewriting, textBody } from "./rewrite.ts";

const cart = "/checkoutv3/products/index";

/** Trusts the price in the request, for the rest of the session. */
function believingPrices(): Twist {
  const cheap = new Set<string>();
  return {
    request: (request) => {
      if (textBody(request).includes("%5Bprice%5D")) cheap.add(request.headers["cookie"] ?? "");
      return request;
    },
    answer: (answer, request) => {
      if (!isAt(request, cart) || !cheap.has(request.headers["cookie"] ?? "")) return answer;
      return rewrite(answer, (name, value) =>
        /^(unit_price|total_price|totalProductSum)/.test(name) && isNumber(value) ? 1 : value,
      );
    },
  };
}

/** Responds with the cart of the request before. */
function answeringLate(): Twist {
  const earlier = new Map<string, string>();
  return {
    answer: (answer, request) => {
      if (!isAt(request, cart)) return answer;
      const cookie = request.headers["cookie"] ?? "";
      const text = earlier.get(cookie) ?? answer.text;
      earlier.set(cookie, answer.text);
      return { ...answer, text };
    },
  };
}

/** Treats an addition without a row as the row's new quantity. */
function overwriting(): Twist {
  return {
    request: (request) => {
      const body = textBody(request);
      if (!isAt(request, "/checkoutv3/products/update") || body.includes("row_id")) return request;
      const rows = [...body.matchAll(/products%5B(\d+)%5D%5Bquantity%5D/g)].map(([, id]) => id);
      const named = rows.map((id) => `&products%5B${id}%5D%5Brow_id%5D=r-0`);
      return { ...request, body: body + named.join("") };
    },
  };
}

const cartGroups = ["cart", "discounts", "shape GET /checkoutv3/products/index"];

/** Cart and discounts. */
export const cartMutants: readonly Mutant[] = [
  {
    name: "sets a quantity where one more was asked for",
    only: cartGroups,
    fails: ["cart.additions", "cart.at-once"],
    twist: overwriting,
  },
  { name: "takes the price from the browser", only: cartGroups, fails: ["cart.own-prices"], twist: believingPrices },
  {
    name: "answers the cart as it was before",
    only: ["cart.empty", "cart.absolute", "cart.fresh", "cart.own-prices"],
    fails: ["cart.absolute", "cart.fresh"],
    twist: answeringLate,
  },
  {
    name: "sums the cart up to one ore too much",
    only: cartGroups,
    fails: [
      "cart.empty",
      "cart.answer",
      "cart.sums",
      "cart.own-prices",
      "cart.at-once",
      "cart.address",
      "discounts.sums",
      "discounts.removed",
      "discounts.follow",
    ],
    twist: rewriting(cart, (name, value) => (name === "totalProductSum" && isNumber(value) ? value + 0.01 : value)),
  },
  {
    name: "takes off more than the rows of a discount say",
    only: cartGroups,
    fails: ["discounts.sums", "discounts.twice", "discounts.removed", "discounts.follow"],
    twist: rewriting(cart, (name, value) =>
      name === "total_incl_vat" && isNumber(value) && value > 0 ? value + 1 : value,
    ),
  },
  {
    name: "sends prices as words",
    only: ["cart.empty", "cart.sums", "shape GET /checkoutv3/products/index", "answers"],
    fails: ["cart.sums", "shape GET /checkoutv3/products/index"],
    twist: rewriting(cart, (name, value) => (name === "unit_price_incl_vat" ? `${String(value)} kr` : value)),
  },
  {
    name: "sells more of a product than one customer may buy",
    only: cartGroups,
    fails: ["cart.maximum"],
    twist: () => {
      const asked = new Map<string, number>();
      return {
        request: (request) => {
          const quantity = Number(/quantity%5D=(\d+)/.exec(textBody(request))?.[1] ?? 0);
          if (quantity > 7) asked.set(request.headers["cookie"] ?? "", quantity);
          return request;
        },
        answer: (answer, request) => {
          const quantity = asked.get(request.headers["cookie"] ?? "");
          if (!isAt(request, cart) || quantity === undefined) return answer;
          return rewrite(answer, (name, value) => (name === "quantity" && value !== 0 ? quantity : value));
        },
      };
    },
  },
];
