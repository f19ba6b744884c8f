import { defineIsland } from "@torg/islands";
import type { IslandModule } from "@torg/islands";
import { lazyCompare } from "./lazyCompare.ts";
import { CompareLinkView } from "./CompareLinkView.tsx";
import type { CompareLinkIslandProps } from "./CompareLinkView.tsx";

const island = defineIsland((props: CompareLinkIslandProps) => <CompareLinkView {...props} controls={lazyCompare()} />);

/** Takes the link over; ready when the list is known, so that a second press takes the product out again. */
export const mount: IslandModule["mount"] = async (element, takeTyped) => {
  await Promise.all([island.mount(element, takeTyped), lazyCompare().wake()]);
};
