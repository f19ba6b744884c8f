import { type ShopPage, shopPages } from "@torg/pages/contract";
import type { IncomingMessage } from "node:http";
import { wantsPage } from "./wantsPage.ts";

/** Every address that is a page. The shop server decides what it shows; the last one catches unknown addresses. */
export const pageRoutes: readonly ShopPage[] = [
  ...Object.values(shopPages),
  { path: "/*", cache: "shared", zone: "shop" },
];

/** A store of handlers by constraint value, as the router requires. */
function createStore<Handler>() {
  const handlers = new Map<unknown, Handler>();
  return {
    get: (key: unknown) => handlers.get(key) ?? null,
    set: (key: unknown, handler: Handler) => {
      handlers.set(key, handler);
    },
  };
}

/** Lets one address have two answers: a page for people, data for scripts. */
export const pageConstraint = {
  name: "answer",
  storage: createStore,
  validate() {},
  deriveConstraint: (request: IncomingMessage) => (wantsPage(request.headers) ? "page" : "data"),
  mustMatchWhenDerived: false,
};
