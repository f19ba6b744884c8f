import type { ReactNode } from "react";
import type { TypedEarly } from "../page/TypedEarly.ts";
import { mountIsland } from "./mountIsland.tsx";
import { retell } from "./retell.ts";

/** What an island draws for its props; asynchronous for islands that ask for more before they can draw. */
export type RenderIsland<P> = (props: P) => ReactNode | Promise<ReactNode>;

/** The module of an island (`IslandModule` of the runtime) together with the function it was made from. */
export interface IslandDefinition<P> {
  /** Takes over the markup inside `element`, and settles when its fields have been told what `takeTyped` gives. */
  readonly mount: (element: HTMLElement, takeTyped?: () => TypedEarly | null) => Promise<void>;
  readonly render: RenderIsland<P>;
}

/**
 * Makes the module of an island from a function of its props. The function may be asynchronous, for islands that
 * fetch what the page was rendered from instead of carrying a second copy of it in the markup.
 */
export function defineIsland<P>(render: RenderIsland<P>): IslandDefinition<P> {
  return {
    render,
    async mount(element, takeTyped) {
      // Written by this shop's own server from the same type.
      const props: P = JSON.parse(element.dataset["props"] ?? "{}");
      await mountIsland(element, await render(props));
      const typed = takeTyped?.() ?? null;
      if (typed !== null) await retell(element, typed);
    },
  };
}
