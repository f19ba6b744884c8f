import { returnsPath } from "@torg/format/addresses";
import { awaken, type Mount } from "@torg/islands";
import { createReturnState } from "@torg/returns/state";
import { openedAs } from "../awake/openedPage.ts";
import { shopClient } from "../awake/shopClient.ts";
import { ReturnsView, type returns } from "./returns.island.tsx";

export const mount: Mount<"returns"> = awaken<typeof returns>(ReturnsView, async ({ flash }) => {
  const { settings, page } = await openedAs("returns");
  const { order, returnOrderType: orderType } = page;
  const state = createReturnState<File>({
    client: shopClient(),
    maxImages: settings.returnImageMax,
    initial: { order, orderType },
  });
  return { page, settings, state, flash, onDone: () => window.location.assign(returnsPath) };
});
