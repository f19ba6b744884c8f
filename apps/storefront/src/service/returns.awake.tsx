import { defineIsland } from "@torg/islands";
import { createReturnState } from "@torg/returns/state";
import { openedPage } from "../awake/openedPage.ts";
import { shopClient } from "../awake/shopClient.ts";
import { ReturnsView } from "./ReturnsView.tsx";
import type { PageFlash } from "../frame/pageFlash.ts";
import { returnsPagePath } from "./returnsAddresses.ts";

interface ReturnsIslandProps {
  readonly flash: PageFlash | null;
}

export const { mount } = defineIsland(async ({ flash }: ReturnsIslandProps) => {
  const { settings, page } = await openedPage();
  if (page.page !== "returns") throw new Error(`Returns cannot be told of on the page ${page.page}.`);
  const { order, returnOrderType: orderType } = page;
  const state = createReturnState<File>({
    client: shopClient(),
    maxImages: settings.returnImageMax,
    initial: { order, orderType },
  });
  const begin = (): void => window.location.assign(returnsPagePath);
  return <ReturnsView {...{ page, settings, state, flash }} onDone={begin} />;
});
