import { autocompleteCall, compareSearchCall, listingCall } from "@torg/catalog/contract";
import { readListingRequest } from "@torg/catalog/domain";
import { formatPrice } from "@torg/format";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { registerCall } from "../http/registerCall.ts";
import type { CatalogueContext } from "./CatalogueContext.ts";
import { listingAnswer } from "./listing/createListings.ts";
import { escapeHtml } from "../http/escapeHtml.ts";
import { findProducts } from "./products/productRow.ts";
import { listingProduct } from "./products/productView.ts";
import { autocomplete } from "./search/autocomplete.ts";

/** Pairs of the address's query as they were written. */
function parameters(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, "http://localhost").searchParams;
}

/** Serves listings, search suggestions and the search of the compare page. */
export function registerCatalogueRoutes(server: FastifyInstance, context: CatalogueContext): void {
  registerCall(server, listingCall, {
    async answer({ raw, reply }) {
      void reply.header("vary", "Accept, X-Requested-With");
      const groups = [...context.catalogue.current().groups.values()];
      const request = readListingRequest(
        parameters(raw),
        groups.map(({ id, type }) => ({ groupId: id, type })),
      );
      return listingAnswer(await context.listings.list(request));
    },
  });
  registerCall(server, autocompleteCall, {
    async answer({ request, reply }) {
      void reply.header("vary", "Accept, X-Requested-With");
      return { suggestions: await autocomplete(context, request.query) };
    },
  });
  registerCall(server, compareSearchCall, {
    async answer({ request }) {
      const ids = await context.search(request.text);
      const rows = await findProducts(context.db, ids.slice(0, 10));
      return rows.map((row) => {
        const product = listingProduct(row);
        const price = product.product_display_price;
        return {
          id: row.id,
          name: row.name,
          image: product.product_puff_image?.thumb.replace(/w=\d+$/, "w=60") ?? "",
          price: price === null ? "" : `<span class="price">${escapeHtml(formatPrice(price))}</span>`,
        };
      });
    },
    natural: () => "/produkter/jamfor",
  });
}
