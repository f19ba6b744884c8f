import type { Cart } from "@torg/cart/domain";
import type { WireCampaign } from "@torg/credit/contract";
import type { CheckoutData } from "@torg/checkout/domain";
import type { ReviewPage } from "@torg/reviews/domain";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { BuyingContext } from "../buying/BuyingContext.ts";
import { showCheckout } from "../buying/showCheckout.ts";
import { cartWithSuggestions } from "../checkout/cart/readShopCart.ts";
import type { LoadedCheckout } from "../checkout/LoadedCheckout.ts";
import { pageCart } from "../checkout/cart/pageCart.ts";
import type { Database } from "../database/Database.ts";
import { refusalOf } from "../http/responses/answerError.ts";
import { isBuying } from "../http/load/isBuying.ts";
import { readDeskCookie } from "../sessions/deskSecret.ts";
import { type ReviewInput, readReviews } from "../reviews/readReviews.ts";
import { findCampaigns, leasingHtml } from "../services/creditOffers.ts";
import { type CookieKeeper, Visit } from "../sessions/Visit.ts";
import type { PageContext } from "./PageInput.ts";
import { type ReadPage, readPage } from "./readPage.ts";

/** Reads the parts of one request's page inside the process, without serialising them. */
export interface PageReader {
  readonly page: (path: string) => Promise<ReadPage>;
  readonly token: () => Promise<string>;
  readonly cart: () => Promise<Cart>;
  readonly checkout: () => Promise<CheckoutData>;
  readonly reviews: (input: ReviewInput) => Promise<ReviewPage>;
  readonly campaigns: (productId: number) => Promise<readonly WireCampaign[]>;
  /** HTML; null where leasing is not offered. */
  readonly leasing: (productId: number) => Promise<string | null>;
  /** `set-cookie` lines that reading the parts produced. */
  readonly setCookies: () => readonly string[];
}

/** Opens the page reader of a request, with the session that its cookies name or as anybody without one. */
export type OpenPage = (request: FastifyRequest, visitor: "session" | "anonymous") => PageReader;

/** A part of a page could not be read; the log says why. */
export class PagePartError extends Error {
  override readonly name = "PagePartError";
  /** The status that the HTTP call for this part would have had. */
  readonly status: number;

  constructor(status: number, cause: unknown) {
    super("A part of a page could not be read.", { cause });
    this.status = status;
  }
}

/** Reads a part with the error handling of an HTTP call: errors that are not the client's fault are logged. */
async function part<T>({ log }: FastifyRequest, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const { status } = refusalOf(error);
    if (status >= 500) log.error({ err: error }, "request failed");
    throw new PagePartError(status, error);
  }
}

/** Creates the function that opens page readers. Pages that only show things are read through `browsing`. */
export function createPageReader(context: PageContext & BuyingContext, browsing: Kysely<Database>): OpenPage {
  return (request, as) => {
    const lines: string[] = [];
    const keeper: CookieKeeper = {
      setCookie(name, value, options) {
        lines.push(request.server.serializeCookie(name, value, options));
      },
    };
    const { ip, protocol, ownOrigin } = request;
    const visitor = { ip, protocol, ownOrigin, cookies: as === "anonymous" ? {} : { ...request.cookies } };
    // Looked up once for all parts of a page that is part of buying.
    const buyer = new Visit(context.db, visitor, keeper);
    /** The checkout that the cart was made from, kept for the page that shows both. */
    let cartCheckout: LoadedCheckout | null = null;
    return {
      page: (path) =>
        part(request, () => {
          const isToBuy = isBuying({ method: "GET", url: path });
          const visit = isToBuy ? buyer : new Visit(browsing, visitor, keeper);
          const db = isToBuy ? context.db : browsing;
          return readPage({ ...context, db }, { path, visit, deskSecret: readDeskCookie(visitor) });
        }),
      token: () => part(request, async () => (await buyer.ensure()).csrf_token),
      cart: () =>
        part(request, async () => {
          const read = await context.checkouts.readWithSuggestions(buyer);
          cartCheckout = read.checkout;
          return pageCart(cartWithSuggestions(read));
        }),
      checkout: () =>
        part(request, async () =>
          showCheckout(context, cartCheckout ?? (await context.checkouts.read(buyer)), buyer.address),
        ),
      reviews: (input) => part(request, () => readReviews(context.db, input)),
      campaigns: (productId) => part(request, () => findCampaigns(context.db, productId)),
      leasing: (productId) => part(request, () => leasingHtml(context.db, productId)),
      setCookies: () => lines,
    };
  };
}
