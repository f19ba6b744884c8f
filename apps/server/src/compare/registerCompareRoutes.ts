import { pageAddress } from "@torg/pages/contract";
import { compareClearCall, compareDeleteCall, compareIndexCall, compareStoreCall } from "@torg/catalog/contract";
import type { FastifyInstance } from "fastify";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { findProducts } from "../catalogue/products/productRow.ts";
import { productUrl, thumb } from "../catalogue/products/productView.ts";
import { registerCall } from "../http/registerCall.ts";
import { refuse } from "../http/responses/Refusal.ts";
import { settingsOf } from "../settings/settingsOf.ts";
import { catalogueTexts } from "../texts/catalogue/catalogueTexts.ts";
import { addToCompare, findCompared, removeFromCompare } from "./compareQueries.ts";

const redirectTo = () => pageAddress("compare");
const message = (answer: { readonly message: string }): string => answer.message;

/** Serves the compare list of a session. */
export function registerCompareRoutes(server: FastifyInstance, context: CatalogueContext): void {
  const { db, frame } = context;
  registerCall(server, compareIndexCall, {
    async answer({ visit }) {
      const session = await visit.find();
      const items = session === null ? [] : await findCompared(db, session.id);
      const rows = await findProducts(
        db,
        items.map((item) => item.product_id),
      );
      const keys = new Map(items.map((item) => [item.product_id, `c${item.id}`]));
      return Object.fromEntries(
        rows.map((row) => [
          keys.get(row.id) ?? `c${row.id}`,
          {
            productId: row.id,
            name: row.name,
            url: productUrl(row.id),
            image: thumb(row, 66),
          },
        ]),
      );
    },
  });
  registerCall(server, compareStoreCall, {
    async answer({ request, visit }) {
      const session = await visit.ensure();
      const max = settingsOf(frame.current(), session).compareMax;
      const result = await addToCompare(db, { sessionId: session.id, productId: request.productId, max });
      if (result === "product-missing") return refuse(404, catalogueTexts.productMissing);
      if (result === "full") return refuse(409, catalogueTexts.compareFull(max));
      return { message: catalogueTexts.compareAdded };
    },
    redirectTo,
    message,
  });
  registerCall(server, compareDeleteCall, {
    async answer({ request, visit }) {
      const session = await visit.ensure();
      await removeFromCompare(db, session.id, request.productId);
      return { message: catalogueTexts.compareRemoved };
    },
    redirectTo,
    message,
  });
  registerCall(server, compareClearCall, {
    async answer({ visit }) {
      const session = await visit.ensure();
      await removeFromCompare(db, session.id, null);
      return { message: catalogueTexts.compareCleared };
    },
    redirectTo,
    message,
  });
}
