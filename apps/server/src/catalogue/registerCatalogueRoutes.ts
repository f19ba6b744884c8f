import { pageAddress } from "@torg/pages/contract";
import { autocompleteCall, compareSearchCall, listingCall, productsByIdCall } from "@torg/catalog/contract";
import { readListingRequest } from "@torg/catalog/domain/listing";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { registerCall } from "../http/registerCall.ts";
import { findProducts } from "./products/productRow.ts";
import { listingProduct } from "./products/productView.ts";
import { findToCompare } from "./search/findToCompare.ts";
import type { CatalogueContext } from "./CatalogueContext.ts";
import { listingAnswer } from "./listing/createListings.ts";
import { registerSitemapRoutes } from "./sitemap/registerSitemapRoutes.ts";
import { trackStale } from "./snapshot/readOrStale.ts";
import { autocomplete } from "./search/autocomplete.ts";

/** The raw query parameters of the request. */
function parameters(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, "http://localhost").searchParams;
}

/** Serves listings, products by ids, search suggestions, the search of the compare page and the sitemap. */
export function registerCatalogueRoutes(server: FastifyInstance, context: CatalogueContext): void {
  registerSitemapRoutes(server, context);
  registerCall(server, listingCall, {
    async answer({ raw, reply }) {
      void reply.header("vary", "Accept, X-Requested-With");
      const groups = [...context.catalogue.current().groups.values()];
      const request = readListingRequest(
        parameters(raw),
        groups.map(({ id, type }) => ({ groupId: id, type })),
      );
      const { answer, isStale } = await trackStale(() => context.listings.list(request));
      if (isStale) void reply.header("age", String(context.shelf.age()));
      return listingAnswer(answer);
    },
  });
  registerCall(server, productsByIdCall, {
    async answer({ request }) {
      const rows = await findProducts(context.db, request.ids);
      return { products: rows.map(listingProduct) };
    },
  });
  registerCall(server, autocompleteCall, {
    async answer({ request, reply }) {
      void reply.header("vary", "Accept, X-Requested-With");
      return { suggestions: await autocomplete(context, request.query) };
    },
  });
  registerCall(server, compareSearchCall, {
    answer: async ({ request }) => [...(await findToCompare(context, request.text))],
    formPage: () => pageAddress("compare"),
  });
}
