/** Scroll position in pixels up to which the page head always stays. */
const staysUntil = 600;

/** Smaller movements in pixels have no direction, because a resting finger trembles. */
const smallestStep = 8;

/** State of the page head: whether it is hidden, and the scroll position of the last change. */
export interface HeadPlace {
  readonly isAway: boolean;
  readonly at: number;
}

/** The state after scrolling to `at` pixels: the head hides on the way down, and comes back on the way up. */
export function headOnScroll(before: HeadPlace, at: number): HeadPlace {
  if (at <= staysUntil) return { isAway: false, at };
  return Math.abs(at - before.at) < smallestStep ? before : { isAway: at > before.at, at };
}
