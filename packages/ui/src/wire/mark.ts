/** Selector for a mark: one of the words of the attribute `data-wire`. */
export const markSelector = (mark: string): string => `[data-wire~=${mark}]`;

/** The first element below `place` with a mark; null if there is none. */
export const findMarked = (place: ParentNode, mark: string): HTMLElement | null =>
  place.querySelector<HTMLElement>(markSelector(mark));

/** All elements below `place` with a mark, in document order. */
export const allMarked = (place: ParentNode, mark: string): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(markSelector(mark)),
];
