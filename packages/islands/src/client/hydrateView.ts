import { createElement, type ReactNode } from "react";
import type { IslandType, PropsOf, ViewPropsOf } from "../page/IslandType.ts";
import type { Mount } from "../runtime/startIslands.ts";
import { mountIsland } from "./mountIsland.tsx";
import { replayInput } from "./replayInput.ts";

/**
 * Makes the `mount` of a React island, which hydrates its view over the server's markup. `loadProps` gives the props of
 * that view in the browser. It may be asynchronous, for islands that fetch the data the page was rendered from instead
 * of carrying a second copy in the markup. That data may have changed since, for example in another window: when
 * `isStale` says so, the view is re-rendered instead of hydrated.
 */
export function hydrateView<D extends IslandType>(
  view: (props: ViewPropsOf<D>) => ReactNode,
  loadProps: (props: PropsOf<D>) => ViewPropsOf<D> | Promise<ViewPropsOf<D>>,
  isStale: (props: PropsOf<D>, viewProps: ViewPropsOf<D>) => boolean = () => false,
): Mount {
  return async (element, takeTyped) => {
    // The shop's own server wrote these from the same type.
    const props: PropsOf<D> = JSON.parse(element.dataset["props"] ?? "{}");
    const viewProps = await loadProps(props);
    await mountIsland(element, createElement(view, viewProps), isStale(props, viewProps));
    const typed = takeTyped();
    if (typed !== null) await replayInput(element, typed);
  };
}
