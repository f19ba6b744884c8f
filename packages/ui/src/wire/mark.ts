/** Selector of what wears a mark: the value of its attribute `data-wire`. */
export const markSelector = (mark: string): string => `[data-wire=${mark}]`;

/** The first element below `place` that wears a mark; null when there is none. */
export const findMarked = (place: ParentNode, mark: string): HTMLElement | null =>
  place.querySelector<HTMLElement>(markSelector(mark));

/** All elements below `place` that wear a mark, in the order of the page. */
export const allMarked = (place: ParentNode, mark: string): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(markSelector(mark)),
];
