/** A colour on a background colour. */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  /** The required contrast: 4.5 for text, 3 for icons and control borders. */
  readonly least: 4.5 | 3;
}

const backs = ["background", "surface", "sunken"];
const on = (fronts: readonly string[], places: readonly string[], least: 4.5 | 3): readonly ContrastPair[] =>
  fronts.flatMap((front) => places.map((back) => ({ front, back, least })));

/** Every pair of tokens that this package combines, and that others may. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(["text", "muted", "accent", "link", "danger", "reduced", "positive", "warning"], backs, 4.5),
  ...on(["text", "muted", "link"], ["accent-subtle", "positive-subtle", "warning-subtle", "danger-subtle"], 4.5),
  ...on(["accent", "accent-hover"], ["accent-subtle"], 4.5),
  ...on(["positive"], ["positive-subtle"], 4.5),
  ...on(["warning"], ["warning-subtle"], 4.5),
  ...on(["danger", "reduced"], ["danger-subtle"], 4.5),
  ...on(["on-accent"], ["accent", "accent-hover"], 4.5),
  ...on(["surface"], ["text"], 4.5),
  ...on(["background"], ["text", "accent", "positive", "warning", "danger", "reduced"], 4.5),
  ...on(["border-strong", "rating", "focus"], backs, 3),
  ...on(["focus"], ["accent-subtle", "positive-subtle", "warning-subtle", "danger-subtle"], 3),
];
