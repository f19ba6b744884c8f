/** The attribute by which a script without React finds one element of a part; spread it over the element. */
export interface Mark {
  readonly "data-wire": string;
}

/** Selector of what wears a mark. */
export const markSelector = ({ "data-wire": name }: Mark): string => `[data-wire=${name}]`;

/** The first element below `place` that wears a mark; null when there is none. */
export const findMarked = (place: ParentNode, mark: Mark): HTMLElement | null =>
  place.querySelector<HTMLElement>(markSelector(mark));

/** All elements below `place` that wear a mark, in the order of the page. */
export const allMarked = (place: ParentNode, mark: Mark): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(markSelector(mark)),
];
