import { Button, LinkButton, MessagePage } from "@torg/ui";
import type { ReactElement } from "react";
import { useReviewsAddresses, useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of ReviewRefusal. */
export interface ReviewRefusalProps {
  /** Where the refusal is sent. */
  readonly action: string;
  /** Whether requests were already declined. */
  readonly isRefused: boolean;
}

/**
 * Declines review requests by e-mail with one press and without a login. Opening the page changes nothing, since mail
 * scanners open every link.
 */
export function ReviewRefusal({ action, isRefused }: ReviewRefusalProps): ReactElement {
  const { request, refusal } = useReviewsTexts();
  const { home } = useReviewsAddresses();
  if (isRefused) {
    return (
      <MessagePage heading={refusal.done} lead={refusal.doneLead}>
        <LinkButton href={home}>{request.home}</LinkButton>
      </MessagePage>
    );
  }
  return (
    <MessagePage heading={refusal.heading} lead={refusal.lead}>
      <form method="post" action={action}>
        <Button type="submit" variant="primary">
          {refusal.submit}
        </Button>
      </form>
    </MessagePage>
  );
}
