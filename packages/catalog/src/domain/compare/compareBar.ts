/** What decides whether the compare bar is expanded. */
export interface CompareBarChange {
  /** Products in the list before; null on the first read of the list. */
  readonly before: number | null;
  readonly after: number;
  readonly wasExpanded: boolean;
  /** How the visitor left it on an earlier page, or null. */
  readonly stored: boolean | null;
}

/**
 * Whether the compare bar is expanded: closed without products, opened by the first one, else as the visitor left it.
 */
export function isBarExpanded({ before, after, wasExpanded, stored }: CompareBarChange): boolean {
  if (after === 0) return false;
  if (before === null) return stored ?? after === 1;
  return (after === 1 && before !== 1) || wasExpanded;
}
