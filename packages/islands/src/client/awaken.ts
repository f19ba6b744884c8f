import { createElement, type ReactNode } from "react";
import type { IslandType, PropsOf, ViewPropsOf } from "../page/IslandType.ts";
import type { Mount } from "../runtime/startIslands.ts";
import { mountIsland } from "./mountIsland.tsx";
import { retell } from "./retell.ts";

/**
 * Makes the `mount` of a React island. `stand` gives the props of its view in the browser and may be asynchronous, for
 * islands that fetch what the page was rendered from instead of carrying a second copy of it in the markup; the view
 * is then hydrated over what the server has rendered.
 */
export function awaken<D extends IslandType>(
  view: (props: ViewPropsOf<D>) => ReactNode,
  stand: (props: PropsOf<D>) => ViewPropsOf<D> | Promise<ViewPropsOf<D>>,
): Mount {
  return async (element, takeTyped) => {
    // Written by this shop's own server from the same type.
    const props: PropsOf<D> = JSON.parse(element.dataset["props"] ?? "{}");
    await mountIsland(element, createElement(view, await stand(props)));
    const typed = takeTyped();
    if (typed !== null) await retell(element, typed);
  };
}
