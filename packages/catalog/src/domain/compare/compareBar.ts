/** What decides whether the compare bar lies open. */
export interface CompareBarChange {
  /** Products in the list before; null when the list has just been read for the first time. */
  readonly before: number | null;
  readonly after: number;
  readonly wasExpanded: boolean;
  /** What the visitor left it at on an earlier page, or null. */
  readonly stored: boolean | null;
}

/** Whether the compare bar lies open: closed without products, opened by the first one, else as the visitor left it. */
export function isBarExpanded({ before, after, wasExpanded, stored }: CompareBarChange): boolean {
  if (after === 0) return false;
  if (before === null) return stored ?? after === 1;
  return (after === 1 && before !== 1) || wasExpanded;
}
