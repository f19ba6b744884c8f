import { defineIsland } from "@torg/islands";
import { openedPage } from "../awake/openedPage.ts";
import { shopClient } from "../awake/shopClient.ts";
import { ReviewView } from "./ReviewView.tsx";
import type { ReviewFlash } from "./reviewFlash.ts";
import { reviewStates } from "./reviewStates.ts";

interface ReviewIslandProps {
  readonly brought: ReviewFlash | null;
}

export const { mount } = defineIsland(async ({ brought }: ReviewIslandProps) => {
  const { page } = await openedPage();
  if (page.page !== "review") throw new Error(`Nothing can be reviewed on the page ${page.page}.`);
  const onRedirect = (address: string): void => window.location.assign(address);
  const states = reviewStates(page, { client: shopClient(), onRedirect });
  return <ReviewView page={page} states={states} brought={brought} />;
});
