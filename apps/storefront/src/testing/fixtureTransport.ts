import { cartCall } from "@torg/cart/contract";
import { aCart } from "@torg/cart/fixtures";
import { showCheckoutCall } from "@torg/checkout/contract";
import { aCheckout } from "@torg/checkout/fixtures";
import { toWire } from "@torg/http";
import { type PageData, pageCall } from "@torg/pages/contract";
import { aShopSettings } from "@torg/navigation/fixtures";
import type { BackendAnswer, Transport } from "../backend/backend.ts";

/** Answers of the fake shop server besides pages. */
export interface FixtureOptions {
  /** Page data by path; other paths answer the page `not_found`. */
  readonly pages: Readonly<Record<string, PageData | { readonly redirect: string; readonly status: number }>>;
  readonly notFound: PageData;
  readonly setCookies?: readonly string[];
  /** Answers by path, instead of those of the fixtures. */
  readonly answers?: Readonly<Record<string, BackendAnswer>>;
}

const json = (body: unknown, status = 200, setCookies: readonly string[] = []): BackendAnswer => ({
  status,
  body: JSON.stringify(body),
  setCookies,
});

/** A shop server that answers from fixtures, for tests of the pages. */
export function fixtureTransport({ pages, notFound, setCookies = [], answers = {} }: FixtureOptions): Transport {
  return ({ url }) => {
    const address = new URL(url, "http://shop.example");
    const fixedAnswer = answers[address.pathname];
    if (fixedAnswer !== undefined) return Promise.resolve(fixedAnswer);
    if (address.pathname === "/api/internal/csrf-token") return Promise.resolve(json({ token: "fixture-token" }));
    if (address.pathname === "/checkoutv3/products/index")
      return Promise.resolve(json(toWire(cartCall.response, aCart())));
    if (address.pathname === "/checkoutv3/checkoutv3/show")
      return Promise.resolve(json(toWire(showCheckoutCall.response, aCheckout())));
    if (address.pathname !== "/api/internal/page") return Promise.resolve(json({ message: null }, 500));
    const page = pages[address.searchParams.get("path") ?? ""];
    if (page && "redirect" in page) return Promise.resolve(json(page));
    const answer = { settings: aShopSettings(), page: page ?? notFound };
    return Promise.resolve(json(toWire(pageCall.response, answer), page ? 200 : 404, setCookies));
  };
}
