/** A colour that stands on another one. */
export interface ContrastPair {
  readonly front: string;
  readonly back: string;
  /** The least contrast: 4.5 for text, 3 for signs and edges of controls. */
  readonly least: 4.5 | 3;
}

const backs = ["background", "surface", "sunken"];
const on = (fronts: readonly string[], places: readonly string[], least: 4.5 | 3): readonly ContrastPair[] =>
  fronts.flatMap((front) => places.map((back) => ({ front, back, least })));

/** Every pair of tokens that the kit puts together, and that others may. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(["text", "muted", "accent", "link", "danger", "reduced", "positive", "warning"], backs, 4.5),
  ...on(["text", "accent", "accent-hover", "link", "muted"], ["accent-subtle"], 4.5),
  ...on(["text", "positive"], ["positive-subtle"], 4.5),
  ...on(["text", "warning"], ["warning-subtle"], 4.5),
  ...on(["text", "danger", "reduced"], ["danger-subtle"], 4.5),
  ...on(["on-accent"], ["accent", "accent-hover"], 4.5),
  ...on(["background"], ["text", "accent", "positive", "warning", "danger", "reduced"], 4.5),
  ...on(["border-strong", "rating", "focus"], ["background", "surface"], 3),
];
