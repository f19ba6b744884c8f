/** What decides whether the compare bar is expanded. */
export interface CompareBarChange {
  /** Products in the list before; null on the first read of the list. */
  readonly previousCount: number | null;
  readonly count: number;
  readonly wasExpanded: boolean;
  /** How the visitor left it on an earlier page, or null. */
  readonly stored: boolean | null;
}

/**
 * Whether the compare bar is expanded: closed without products, opened by the first one, else as the visitor left it.
 */
export function isBarExpanded({ previousCount, count, wasExpanded, stored }: CompareBarChange): boolean {
  if (count === 0) return false;
  if (previousCount === null) return stored ?? count === 1;
  return (count === 1 && previousCount !== 1) || wasExpanded;
}
