import { LinkButton, MessagePage } from "@torg/ui";
import type { ReactElement } from "react";
import { useReviewsAddresses, useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of ReviewThanks; the texts come from the backend. */
export interface ReviewThanksProps {
  readonly heading: string;
  readonly lead: string;
}

/** The page after the last review of a request. */
export function ReviewThanks({ heading, lead }: ReviewThanksProps): ReactElement {
  const { request } = useReviewsTexts();
  const { home } = useReviewsAddresses();
  return (
    <MessagePage heading={heading} lead={lead}>
      <LinkButton href={home}>{request.home}</LinkButton>
    </MessagePage>
  );
}
