import { pageAddress, type ReviewRefusalPageData } from "@torg/pages/contract";
import { Button, LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { MessagePage } from "./MessagePage.tsx";

const texts = serviceTexts.reviewRefusal;

/**
 * Says no to letters that ask for reviews, with one press and without a login. Opening the page changes nothing: programs
 * that look through mail open every link.
 */
export function ReviewRefusalPage({ page: { uuid, isRefused } }: { readonly page: ReviewRefusalPageData }): ReactNode {
  if (isRefused)
    return (
      <MessagePage heading={texts.done} lead={texts.doneLead}>
        <LinkButton href="/">{serviceTexts.review.done}</LinkButton>
      </MessagePage>
    );
  return (
    <MessagePage heading={texts.heading} lead={texts.lead}>
      <form method="post" action={pageAddress("reviewRefusal", uuid)}>
        <Button type="submit" variant="primary">
          {texts.submit}
        </Button>
      </form>
    </MessagePage>
  );
}
