import type { IslandType } from "./IslandType.ts";

/**
 * The first element of an island in the page, by the name in its definition; null if the page has none. With the type
 * of the definition, a wrong name does not compile: `findIsland<typeof cart>("cart")`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the name to one definition
export const findIsland = <D extends IslandType>(name: D["name"]): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-island=${name}]`);
