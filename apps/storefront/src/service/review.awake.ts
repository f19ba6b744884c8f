import { awaken, type Mount } from "@torg/islands";
import { openedAs } from "../awake/openedPage.ts";
import { shopClient } from "../awake/shopClient.ts";
import { ReviewView, reviewStates, type review } from "./review.island.tsx";

export const mount: Mount<"review"> = awaken<typeof review>(ReviewView, async ({ brought }) => {
  const { page } = await openedAs("review");
  const onRedirect = (address: string): void => window.location.assign(address);
  return { page, brought, states: reviewStates(page, { client: shopClient(), onRedirect }) };
});
