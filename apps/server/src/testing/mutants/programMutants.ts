import type { Mutant } from "./Mutant.ts";
import { programActMutants } from "./programActMutants.ts";
import { isAt, rewrite, textBody } from "./rewrite.ts";

/** Calls of programs. */
export const programMutants: readonly Mutant[] = [
  {
    name: "lists orders for programs from the newest on",
    only: ["programs.list"],
    fails: ["programs.list"],
    twist: () => ({
      answer: (answer, request) =>
        isAt(request, "/api/shop/orders")
          ? rewrite(answer, (name, value) => (name === "orders" && Array.isArray(value) ? value.toReversed() : value))
          : answer,
    }),
  },
  {
    name: "takes any cursor for the beginning",
    only: ["programs.list"],
    fails: ["programs.list"],
    twist: () => ({
      request: (request) =>
        isAt(request, "/api/shop/orders") ? { ...request, url: "/api/shop/orders?cursor=" } : request,
    }),
  },
  {
    name: "gives a program another order than it asked for",
    only: ["programs.order"],
    fails: ["programs.order"],
    twist: () => ({
      answer: (answer, { url }) =>
        /^\/api\/shop\/orders\/\d+$/.test(url)
          ? rewrite(answer, (name, value) => (name === "number" ? "1" : value))
          : answer,
    }),
  },
  {
    name: "does not know the key of a program again",
    only: ["programs.once"],
    fails: ["programs.once"],
    twist: () => {
      let asked = 0;
      return {
        request: (request) => {
          if (!request.url.endsWith("/pick")) return request;
          asked += 1;
          return { ...request, body: textBody(request).replace('"kit-', `"${asked}-`) };
        },
      };
    },
  },
  {
    name: "lets every program do everything",
    only: ["programs.scopes", "programs.closed"],
    fails: ["programs.scopes", "programs.closed"],
    twist: () => ({
      answer: (answer, { url }) =>
        url.startsWith("/api/shop/") && answer.status === 403 ? { ...answer, status: 422 } : answer,
    }),
  },
  ...programActMutants,
];
