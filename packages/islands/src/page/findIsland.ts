import type { IslandType } from "./IslandType.ts";

/**
 * The first place of an island in the page, by the name of its definition; null where the page has none. With the type of
 * the definition a name that is not its own does not compile: `findIsland<typeof cart>("cart")`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it holds the name to one definition
export const findIsland = <D extends IslandType>(name: D["name"]): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-island=${name}]`);
