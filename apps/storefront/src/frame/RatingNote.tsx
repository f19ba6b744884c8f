import { reviewsPath } from "@torg/format/addresses";
import { reviewsTexts } from "@torg/reviews/texts";
import type { ReactNode } from "react";
import { OwnPageLink, type OwnPageLinkProps } from "./OwnPageLink.tsx";

/** Props of `RatingNote`. */
export interface RatingNoteProps {
  readonly products: readonly { readonly averageRating: number | null }[];
  readonly layout: OwnPageLinkProps["layout"];
}

/**
 * Says below products with stars which reviews come from a purchase, in the words of the review list that apply to any
 * product (12 c § of the Marketing Act, 2008:486); renders nothing when no product has stars.
 */
export function RatingNote({ products, layout }: RatingNoteProps): ReactNode {
  if (!products.some(({ averageRating }) => (averageRating ?? 0) > 0)) return null;
  return (
    <p className="torg-rating-note">
      <small>
        {reviewsTexts.origin.some} <OwnPageLink layout={layout} path={reviewsPath} />
      </small>
    </p>
  );
}
