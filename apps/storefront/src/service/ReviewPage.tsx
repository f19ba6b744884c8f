import { createClient } from "@torg/http";
import { Island } from "@torg/islands/server";
import type { ReviewPage as ReviewPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { ReviewView } from "./ReviewView.tsx";
import { reviewFlash } from "./reviewFlash.ts";
import { reviewStates } from "./reviewStates.ts";

/** Props of `ReviewPage`. */
export interface ReviewPageProps {
  readonly page: ReviewPageData;
}

const texts = serviceTexts.review;

/** The page that a request to review leads to. */
export function ReviewPage({ page }: ReviewPageProps): ReactNode {
  const ids = page.products.map(({ product_id: id }) => id);
  const brought = reviewFlash(page.draft, page.uuid, ids);
  const states = reviewStates(page, { client: createClient(), onRedirect: () => {} });
  return (
    <div className="torg-service-page">
      <h1>{texts.heading}</h1>
      <p className="torg-lead">{texts.lead}</p>
      <Island name="review" wake="visible" props={{ brought }} className="torg-service-page__forms">
        <ReviewView page={page} states={states} brought={brought} />
      </Island>
    </div>
  );
}
