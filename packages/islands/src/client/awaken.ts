import { createElement, type ReactNode } from "react";
import type { IslandType, PropsOf, ViewPropsOf } from "../page/IslandType.ts";
import type { Mount } from "../runtime/startIslands.ts";
import { mountIsland } from "./mountIsland.tsx";
import { retell } from "./retell.ts";

/**
 * Makes the `mount` of a React island. `stand` gives the props of its view in the browser and may be asynchronous, for
 * islands that fetch what the page was rendered from instead of carrying a second copy of it in the markup; the view
 * is then hydrated over what the server has rendered. What stands may have changed since then, in another window:
 * `isOutdated` says whether it is another than what the markup shows, which is drawn anew then.
 */
export function awaken<D extends IslandType>(
  view: (props: ViewPropsOf<D>) => ReactNode,
  stand: (props: PropsOf<D>) => ViewPropsOf<D> | Promise<ViewPropsOf<D>>,
  isOutdated: (props: PropsOf<D>, stood: ViewPropsOf<D>) => boolean = () => false,
): Mount {
  return async (element, takeTyped) => {
    // Written by this shop's own server from the same type.
    const props: PropsOf<D> = JSON.parse(element.dataset["props"] ?? "{}");
    const stood = await stand(props);
    await mountIsland(element, createElement(view, stood), isOutdated(props, stood));
    const typed = takeTyped();
    if (typed !== null) await retell(element, typed);
  };
}
