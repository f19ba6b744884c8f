/**
 * When the campaign of a shop that is filled now ends: a minute before midnight in Sweden's winter time, at the end of
 * the month after the next. `now` in milliseconds; an ISO time.
 */
export function campaignEnd(now: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 3, 1) - 61 * 60_000).toISOString();
}
