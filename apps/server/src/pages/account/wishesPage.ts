import { findWishes, wishOwner } from "../../account/wishes/wishes.ts";
import { findProducts } from "../../catalogue/products/productRow.ts";
import { listingProduct } from "../../catalogue/products/productView.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";

/** The products on the visitor's wish list that are still in the catalogue. */
export async function wishesPage({ context, visit }: PageInput): Promise<FoundPage> {
  const session = await visit.find();
  const wishes = session === null ? [] : await findWishes(context.db, wishOwner(session));
  const rows = await findProducts(
    context.db,
    wishes.map(({ productId }) => productId),
  );
  return { heading: pageTexts.wishes, body: { page: "wishes", products: rows.map(listingProduct) } };
}
