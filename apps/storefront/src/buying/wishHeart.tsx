import { WishHeart } from "@torg/account";
import type { ListingProduct } from "@torg/catalog/contract";
import type { ReactNode } from "react";

/** The heart in the corner of a product's picture. */
export const wishHeart = ({ productId, name, title }: ListingProduct): ReactNode => (
  <WishHeart productId={productId} name={name || title} />
);
