import type { PageFlash } from "@torg/pages/contract";
import { reviewFormPath } from "@torg/reviews/contract";
import type { FormFlash } from "@torg/ui";
import { formFlash } from "./formFlash.ts";

/** Address to which the review form of a product is sent without script. */
export const reviewAction = (uuid: string, productId: number): string =>
  reviewFormPath.replace("{uuid}", uuid).replace("{product_id}", String(productId));

/** A refused review form, and its product. */
export interface ReviewFlash {
  readonly productId: number;
  readonly flash: FormFlash;
}

/** Finds the product whose form was refused; null when none was. */
export function reviewFlash(
  brought: PageFlash | null,
  uuid: string,
  productIds: readonly number[],
): ReviewFlash | null {
  for (const productId of productIds) {
    const flash = formFlash(brought, [reviewAction(uuid, productId)]);
    if (flash !== null) return { productId, flash };
  }
  return null;
}
