import type { Twist } from "../twistedFetch.ts";
import type { Mutant } from "./Mutant.ts";
import { isAt, isNumber, rewrite, rewriting } from "./rewrite.ts";

const listing = "/produkter/filtrera";
const listingGroups = ["listing", "paging", "sorting", "facets", "filters", "shape GET /produkter"];

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

/** Listings, suggestions and the compare list. */
export const listingMutants: readonly Mutant[] = [
  {
    name: "counts one product too many at one value",
    only: listingGroups,
    fails: ["listing.as-page", "facets.counts", "facets.under-filters"],
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
      // Intervals with another end, such as the full one, stay unchanged.
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
