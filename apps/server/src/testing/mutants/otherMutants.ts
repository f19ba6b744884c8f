import type { Mutant } from "./Mutant.ts";
import { bodyWithout, isAt, textBody } from "./rewrite.ts";

/** Errors, pages, reviews and returns. */
export const otherMutants: readonly Mutant[] = [
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
    name: "leaves on the list of wishes what was taken off",
    only: ["wishes", "watches"],
    fails: ["wishes.list"],
    twist: () => ({
      request: (request) => (isAt(request, "/onskelista/ta-bort") ? { ...request, url: "/onskelista" } : request),
    }),
  },
  {
    name: "lets goods be watched that are for sale",
    only: ["wishes", "watches"],
    fails: ["watches.asked"],
    twist: () => ({
      answer: (answer, request) =>
        isAt(request, "/bevaka") && answer.status === 409
          ? { ...answer, status: 200, text: '{"message":"x"}' }
          : answer,
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
