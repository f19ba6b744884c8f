import type { GivenAnswer, SentRequest, Twist } from "./twistedFetch.ts";

/** A backend that is broken in one way. */
export interface Mutant {
  readonly name: string;
  /** Beginnings of the checks that are made. */
  readonly only: readonly string[];
  /** The checks that fail: these and no others. */
  readonly fails: readonly string[];
  /** Made anew for each run, since some remember. */
  readonly twist: () => Twist;
}

type Revive = (name: string, value: unknown) => unknown;

const isAt = (request: SentRequest, path: string): boolean => request.url.split("?")[0] === path;
const isNumber = (value: unknown): value is number => typeof value === "number";

/** Rewrites the members of JSON; other answers stay. */
function rewrite(answer: GivenAnswer, change: Revive): GivenAnswer {
  try {
    return { ...answer, text: JSON.stringify(JSON.parse(answer.text, change)) };
  } catch {
    return answer;
  }
}

/** A twist that rewrites members of the answers of one address. */
const rewriting =
  (path: string, change: Revive): (() => Twist) =>
  () => ({ answer: (answer, request) => (isAt(request, path) ? rewrite(answer, change) : answer) });

/** A twist that changes parameters of the listing call. */
const listingWith =
  (change: (parameters: URLSearchParams) => void): (() => Twist) =>
  () => ({
    request: (request) => {
      if (!isAt(request, listing)) return request;
      const parameters = new URLSearchParams(request.url.split("?")[1]);
      change(parameters);
      return { ...request, url: `${listing}?${parameters.toString()}` };
    },
  });

const textBody = ({ body }: SentRequest): string => (typeof body === "string" ? body : "");

const listing = "/produkter/filtrera";
const cart = "/checkoutv3/products/index";
const listingGroups = ["listing", "paging", "sorting", "facets", "filters", "shape GET /produkter"];

/** Gives every session its token, whoever asks: `mayCarry` says which tokens are replaced by the right one. */
function knowingTokens(mayCarry: (token: string | undefined, known: ReadonlySet<string>) => boolean): Twist {
  const tokens = new Map<string, string>();
  const known = new Set<string>();
  return {
    request: (request) => {
      const right = tokens.get(request.headers["cookie"] ?? "");
      if (right === undefined || !mayCarry(request.headers["x-csrf-token"], known)) return request;
      return { ...request, headers: { ...request.headers, "x-csrf-token": right } };
    },
    answer: (answer, request) => {
      const token = /"token":"([^"]+)"/.exec(answer.text)?.[1];
      if (!isAt(request, "/api/internal/csrf-token") || token === undefined) return answer;
      const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? request.headers["cookie"] ?? "";
      tokens.set(cookie, token);
      known.add(token);
      return answer;
    },
  };
}

const sessionMutants: readonly Mutant[] = [
  {
    name: "carries out a POST without a token",
    only: ["session", "csrf", "errors"],
    fails: ["csrf.missing", "csrf.changes-nothing"],
    twist: () => knowingTokens((token) => token === undefined),
  },
  {
    name: "takes the token of another session",
    only: ["session", "csrf", "errors"],
    fails: ["csrf.of-another"],
    twist: () => knowingTokens((token, known) => token !== undefined && known.has(token)),
  },
  {
    name: "lets scripts read the session's cookie",
    only: ["session", "csrf"],
    fails: ["session.cookie"],
    twist: () => ({
      answer: (answer) => {
        const lines = answer.headers.getSetCookie();
        answer.headers.delete("set-cookie");
        for (const line of lines) answer.headers.append("set-cookie", line.replace("; HttpOnly", ""));
        return answer;
      },
    }),
  },
  {
    name: "gives every visitor the same session",
    only: ["session"],
    fails: ["session.apart"],
    twist: () => {
      let first: string | undefined;
      return {
        request: (request) =>
          first === undefined ? request : { ...request, headers: { ...request.headers, cookie: first } },
        answer: (answer) => {
          first ??= answer.headers.getSetCookie()[0]?.split(";")[0];
          return answer;
        },
      };
    },
  },
];

const listingMutants: readonly Mutant[] = [
  {
    name: "counts one product too many at one value",
    only: listingGroups,
    fails: ["facets.counts", "facets.under-filters"],
    twist: rewriting(listing, (_name, value) => {
      const row = typeof value === "object" && value !== null && "products_to_property_id" in value ? value : null;
      if (row === null || row.products_to_property_id !== 10_107 || !("product_count" in row)) return value;
      return { ...row, product_count: Number(row.product_count) + 1 };
    }),
  },
  {
    name: "says one product too many in all",
    only: ["facets", "filters"],
    fails: [
      "facets.or",
      "facets.and",
      "facets.under-filters",
      "facets.malformed",
      "facets.unknown",
      "facets.encoding",
      "filters.brands",
      "filters.prices",
      "filters.categories",
    ],
    twist: rewriting(listing, (name, value) => (name === "num" && isNumber(value) ? value + 1 : value)),
  },
  {
    name: "repeats a product on the second page",
    only: listingGroups,
    fails: ["paging.whole", "paging.show-all", "paging.links", "sorting.pages"],
    twist: () => {
      let first: unknown;
      return {
        answer: (answer, request) => {
          if (!isAt(request, listing) || !request.headers["accept"]?.includes("json")) return answer;
          return rewrite(answer, (name, value) => {
            if (name !== "products" || !Array.isArray(value)) return value;
            const products: readonly unknown[] = value;
            if (!request.url.includes("page=2")) first = products[0];
            return request.url.includes("page=2") ? [first, ...products.slice(1)] : products;
          });
        },
      };
    },
  },
  {
    name: "takes one of two chosen values",
    only: listingGroups,
    fails: ["facets.or"],
    twist: listingWith((parameters) => {
      const specifications = (parameters.get("specifications") ?? "").replaceAll(/,\d+/g, "");
      parameters.set("specifications", specifications);
    }),
  },
  {
    name: "leaves out the upper end of an interval",
    only: listingGroups,
    fails: ["facets.intervals"],
    twist: listingWith((parameters) => {
      const specifications = parameters.get("specifications") ?? "";
      // The whole interval is left alone, as if the last value were never counted by it.
      parameters.set("specifications", specifications.replace(/~49\|/, "~48|"));
    }),
  },
  {
    name: "drops every filter when one part is malformed",
    only: listingGroups,
    fails: ["facets.malformed"],
    twist: listingWith((parameters) => {
      if (/abc\|/.test(parameters.get("specifications") ?? "")) parameters.set("specifications", "");
    }),
  },
  {
    name: "leaves out the highest price of a range",
    only: listingGroups,
    fails: ["filters.prices"],
    twist: listingWith((parameters) => {
      if (parameters.get("price_min") !== "0" && parameters.get("price_min") === parameters.get("price_max")) {
        parameters.set("price_max", String(Number(parameters.get("price_max")) - 1));
      }
    }),
  },
  {
    name: "sorts the two cheapest the wrong way round",
    only: listingGroups,
    fails: ["sorting.order", "sorting.pages"],
    twist: () => ({
      answer: (answer, request) => {
        if (!isAt(request, listing) || !/sorting=price_asc/.test(request.url) || !/show_all=1/.test(request.url)) {
          return answer;
        }
        return rewrite(answer, (name, value) => {
          if (name !== "products" || !Array.isArray(value)) return value;
          const products: readonly unknown[] = value;
          return [products[1], products[0], ...products.slice(2)];
        });
      },
    }),
  },
  {
    name: "lets the browser keep the listing's data",
    only: ["listing", "answers"],
    fails: ["listing.data"],
    twist: () => ({
      answer: (answer, request) => {
        if (isAt(request, listing)) answer.headers.delete("vary");
        return answer;
      },
    }),
  },
  {
    name: "suggests what was typed as HTML",
    only: ["search", "shape GET /produkter/autocomplete"],
    fails: ["search.safe"],
    twist: () => ({
      answer: (answer, request) => {
        const query = new URLSearchParams(request.url.split("?")[1]).get("query") ?? "";
        if (!isAt(request, "/produkter/autocomplete") || !query.includes("<")) return answer;
        return {
          ...answer,
          text: JSON.stringify({ suggestions: [{ type: "page", url: "/", value: query, value_html: query }] }),
        };
      },
    }),
  },
  {
    name: "compares more products than it may",
    only: ["compare", "errors"],
    fails: ["compare.full"],
    twist: () => ({
      answer: (answer) => (answer.status === 409 ? { ...answer, status: 200 } : answer),
    }),
  },
];

/** Carts of sessions that named a price. */
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

/** Answers the cart as it was the last time. */
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

const cartGroups = ["cart", "discounts", "shape GET /checkoutv3/products/index"];

const cartMutants: readonly Mutant[] = [
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

const bodyWithout =
  (path: string, change: (body: string) => string): (() => Twist) =>
  () => ({
    request: (request) => (isAt(request, path) ? { ...request, body: change(textBody(request)) } : request),
  });

const checkoutMutants: readonly Mutant[] = [
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

const otherMutants: readonly Mutant[] = [
  {
    name: "refuses in another shape",
    only: ["compare", "checkout", "bad-input", "errors"],
    fails: [
      "compare.full",
      "bad-input.json",
      "bad-input.types",
      "bad-input.forms",
      "bad-input.addresses",
      "bad-input.queries",
      "bad-input.large",
      "bad-input.content-types",
      "errors.shape",
    ],
    twist: () => ({
      answer: (answer) => {
        if (answer.status < 400) return answer;
        return { ...answer, text: answer.text.replace('{"message":', '{"error":') };
      },
    }),
  },
  {
    name: "breaks on a zero byte",
    only: ["bad-input", "errors"],
    fails: ["bad-input.types", "bad-input.forms", "bad-input.addresses", "bad-input.queries"],
    twist: () => ({
      answer: (answer, request) => {
        const isBroken = request.url.includes("%00") || /%00|\\u0000/.test(textBody(request));
        return isBroken ? { ...answer, status: 500, text: '{"message":"x"}' } : answer;
      },
    }),
  },
  {
    name: "tells of its program in a refusal",
    only: ["compare", "errors"],
    fails: ["errors.secrets"],
    twist: () => ({
      answer: (answer) => {
        if (answer.status !== 404) return answer;
        return { ...answer, text: '{"message":"Error in /srv/node_modules/x.js"}' };
      },
    }),
  },
  {
    name: "answers an unknown page with 200",
    only: ["pages"],
    fails: ["pages.unknown"],
    twist: () => ({
      answer: (answer, request) => {
        const isPage = isAt(request, "/api/internal/page") && answer.status === 404;
        return isPage ? { ...answer, status: 200 } : answer;
      },
    }),
  },
  {
    name: "leads to wherever the visitor came from",
    only: ["pages"],
    fails: ["pages.theme"],
    twist: () => ({
      answer: (answer, request) => {
        const from = request.headers["referer"];
        if (answer.status === 302 && from !== undefined) answer.headers.set("location", from);
        return answer;
      },
    }),
  },
  {
    name: "gives the same reviews again",
    only: ["reviews"],
    fails: ["reviews.parts"],
    twist: () => ({
      request: (request) =>
        request.url.includes("/product_reviews/")
          ? { ...request, url: request.url.replace("page=3", "page=2") }
          : request,
    }),
  },
  {
    name: "takes a rating of six",
    only: ["reviews"],
    fails: ["reviews.ratings"],
    twist: () => ({
      request: (request) => ({
        ...request,
        body: typeof request.body === "string" ? request.body.replace('"rating":6', '"rating":5') : request.body,
      }),
    }),
  },
  {
    name: "finds an order for whoever knows its number",
    only: ["returns"],
    fails: ["returns.finds"],
    twist: bodyWithout("/retur-och-reklamation/find-order", (body) =>
      body.includes("order_name=0&") ? body : body.replace("nobody%40example.com", "anna.andersson%40example.se"),
    ),
  },
];

/** Backends that are each broken in one way. */
export const mutants: readonly Mutant[] = [
  ...sessionMutants,
  ...listingMutants,
  ...cartMutants,
  ...checkoutMutants,
  ...otherMutants,
];
