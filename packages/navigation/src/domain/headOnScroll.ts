/** Pixels from the top of a page down to which its head stays, however it is scrolled. */
const staysUntil = 600;

/** Steps below this many pixels have no direction: a finger that rests trembles. */
const smallestStep = 8;

/** Where the head of a page is: out of sight or not, and how far down the page was when that was last asked. */
export interface HeadPlace {
  readonly isAway: boolean;
  readonly at: number;
}

/** The head after the page has been scrolled to `at` pixels: it gives way downwards, and comes back on the way up. */
export function headOnScroll(before: HeadPlace, at: number): HeadPlace {
  if (at <= staysUntil) return { isAway: false, at };
  return Math.abs(at - before.at) < smallestStep ? before : { isAway: at > before.at, at };
}
