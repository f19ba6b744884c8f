import { cartCall } from "@torg/cart/contract";
import type { Cart } from "@torg/cart/domain";
import { showCheckoutCall } from "@torg/checkout/contract";
import type { CheckoutData } from "@torg/checkout/domain";
import { creditCampaignsCall, leasingWidgetCall, type WireCampaign } from "@torg/credit/contract";
import { csrfTokenCall, type PageResponse, pageCall } from "@torg/pages/contract";
import { reviewsCall } from "@torg/reviews/contract";
import type { ReviewPage } from "@torg/reviews/domain";
import type { Visit } from "./backend.ts";

/** Reads the data of one visitor's page. Every part rejects with a `BackendError` when it cannot be read. */
export interface PageSource {
  readonly page: (path: string) => Promise<{ readonly answer: PageResponse; readonly status: number }>;
  /** The session's token; creates a session when there is none. */
  readonly token: () => Promise<string>;
  readonly cart: () => Promise<Cart>;
  readonly checkout: () => Promise<CheckoutData>;
  readonly reviews: (asked: AskedReviews) => Promise<ReviewPage>;
  readonly campaigns: (productId: number) => Promise<readonly WireCampaign[]>;
  /** HTML; null when no lender offers leasing. */
  readonly leasing: (productId: number, variantId: number | null) => Promise<string | null>;
  /** Cookies that the server has set for the visitor so far. */
  readonly setCookies: () => readonly string[];
  /** Age of the oldest data read, in seconds; null when all of it is fresh. */
  readonly age: () => number | null;
}

/** Which of a product's reviews a page shows. */
export interface AskedReviews {
  readonly productId: number;
  /** From 1. */
  readonly page: number;
  readonly stars?: number | undefined;
}

/** Reads from a shop server by calls; its answers are checked against their contracts. */
export function wireSource(visit: Visit): PageSource {
  return {
    page: (path) => visit.send(pageCall, { path }),
    token: async () => (await visit.send(csrfTokenCall, {})).answer.token,
    cart: async () => (await visit.send(cartCall, {})).answer,
    checkout: async () => (await visit.send(showCheckoutCall, {})).answer,
    reviews: async (asked) => (await visit.send(reviewsCall, asked)).answer,
    async campaigns(productId) {
      const { status, answer } = await visit.send(creditCampaignsCall, { productId });
      return status === 200 ? answer.campaigns : [];
    },
    async leasing(productId, variantId) {
      const asked = { productId, variantId: variantId === null ? "" : String(variantId) };
      const { status, answer } = await visit.send(leasingWidgetCall, asked);
      return status === 200 ? answer : null;
    },
    setCookies: () => visit.setCookies(),
    age: () => visit.age(),
  };
}
