import { hydrateView } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { StoreOpenNow, type StoreOpenNowProps } from "@torg/stores";
import { openedAs } from "../awake/openedPage.ts";

/** Whether the store of a page is open now, filled in once it comes into view. */
export const storeOpen = defineIsland({
  name: "storeOpen",
  view: StoreOpenNow,
  asleep: ({ store }: StoreOpenNowProps) => ({ store }),
  wake: () => "visible",
});

/** Hydrates the opening status. */
export const mount = hydrateView<typeof storeOpen>(StoreOpenNow, async () => {
  const { page } = await openedAs("store");
  return { store: page.store };
});
