import { readCartPath } from "@torg/cart/contract";
import { showCheckoutCall } from "@torg/checkout/contract";
import { creditCampaignsCall, leasingWidgetCall } from "@torg/credit/contract";
import { csrfTokenPath, pageDataPath } from "@torg/pages/contract";
import { reviewsCall } from "@torg/reviews/contract";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../database/Database.ts";
import { type OpenPage, type PageReader, PagePartError } from "../pages/createPageReader.ts";
import { takeFault } from "./testQueries.ts";

const pathFor = (path: string, productId: number): string => path.replace("{productId}", String(productId));

/** The call that gives the same data as a part of a page. */
interface SameCall {
  readonly method: string;
  readonly path: string;
}

/** Fails the visitor's next read of a call's data, if a test requests it. */
async function failRequestedRead(db: Kysely<Database>, { visit }: FastifyRequest, call: SameCall): Promise<void> {
  const session = await visit.find();
  if (session === null || session.test_faults === null || session.test_faults.length === 0) return;
  const fault = await takeFault(db, session.id, call);
  if (fault === null) return;
  if (fault.delay_ms > 0) await new Promise((resolve) => setTimeout(resolve, fault.delay_ms));
  if (fault.status < 200 || fault.status >= 400) throw new PagePartError(fault.status, new Error("Failed for a test."));
}

/**
 * Opens pages whose parts fail if a test wants the corresponding call to fail, since pages in the same process do not
 * go through calls. Replaced responses of a call have no effect there.
 */
export function failPages(openPage: OpenPage, db: Kysely<Database>): OpenPage {
  return (request, visitor) => {
    const reader = openPage(request, visitor);
    const first = async <T>(read: () => Promise<T>, path: string, method = "GET"): Promise<T> => {
      if (visitor === "session") await failRequestedRead(db, request, { method, path });
      return read();
    };
    return {
      page: (path) => first(() => reader.page(path), pageDataPath),
      token: () => first(reader.token, csrfTokenPath),
      cart: () => first(reader.cart, readCartPath),
      checkout: () => first(reader.checkout, showCheckoutCall.path),
      reviews: (input) => first(() => reader.reviews(input), pathFor(reviewsCall.path, input.productId)),
      campaigns: (id) => first(() => reader.campaigns(id), pathFor(creditCampaignsCall.path, id), "POST"),
      leasing: (id) => first(() => reader.leasing(id), leasingWidgetCall.path),
      setCookies: reader.setCookies,
    } satisfies PageReader;
  };
}
