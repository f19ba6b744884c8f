import type { ReviewPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { review } from "./review.island.tsx";
import { reviewFlash } from "../flash/reviewFlash.ts";

/** Props of `ReviewPage`. */
export interface ReviewPageProps {
  readonly page: ReviewPageData;
}

const texts = serviceTexts.review;

/** The page that a request to review leads to. */
export function ReviewPage({ page }: ReviewPageProps): ReactNode {
  const ids = page.products.map(({ productId: id }) => id);
  const brought = reviewFlash(page.draft, page.uuid, ids);
  return (
    <div className="torg-service-page">
      <h1>{texts.heading}</h1>
      <p className="torg-lead">{texts.lead}</p>
      <review.Place {...{ page, brought }} />
    </div>
  );
}
