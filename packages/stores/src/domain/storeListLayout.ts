/** Stores of a long list that render immediately on typing: one screenful. */
const headLength = 8;

/** Stores before the fold of a list. */
const mostUnfolded = 12;

/** Lists up to this length have no fold. */
const mostWithoutFold = 24;

/** Lists up to this length render immediately as a whole. */
const mostAtOnce = 100;

/** How a list of stores is rendered. */
export interface StoreListLayout {
  /** Whether the rest of the list renders after the typed letter. */
  readonly isLong: boolean;
  /** The number of stores before the fold; undefined if there is none. */
  readonly head: number | undefined;
}

/** How a list of `found` stores is rendered while one of `rendered` stores still shows. */
export function storeListLayout(found: number, rendered: number): StoreListLayout {
  if (Math.max(found, rendered) > mostAtOnce) return { isLong: true, head: headLength };
  return { isLong: false, head: found > mostWithoutFold ? mostUnfolded : undefined };
}
