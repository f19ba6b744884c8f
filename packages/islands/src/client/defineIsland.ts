import type { ReactNode } from "react";
import type { IslandModule } from "../runtime/startIslands.ts";
import { mountIsland } from "./mountIsland.tsx";

/** What an island draws for its props; asynchronous for islands that ask for more before they can draw. */
export type RenderIsland<P> = (props: P) => ReactNode | Promise<ReactNode>;

/** The module of an island together with the function it was made from. */
export interface IslandDefinition<P> extends IslandModule {
  readonly render: RenderIsland<P>;
}

/**
 * Makes the module of an island from a function of its props. The function may be asynchronous, for islands that
 * fetch what the page was rendered from instead of carrying a second copy of it in the markup.
 */
export function defineIsland<P>(render: RenderIsland<P>): IslandDefinition<P> {
  return {
    render,
    async mount(element) {
      // Written by this shop's own server from the same type.
      const props: P = JSON.parse(element.dataset["props"] ?? "{}");
      await mountIsland(element, await render(props));
    },
  };
}
