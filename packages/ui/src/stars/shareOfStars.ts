const highest = 5;

/** How much of five stars a grade fills, as a percentage; grades outside 0 to 5 and no numbers are brought inside. */
export function shareOfStars(value: number): string {
  const grade = Number.isFinite(value) ? Math.min(Math.max(value, 0), highest) : 0;
  return `${Math.round((grade / highest) * 100)}%`;
}
