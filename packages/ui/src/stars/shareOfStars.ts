const highest = 5;

/** How much of five stars a rating fills, as a percentage; clamped to 0 to 5, and 0 for anything but a number. */
export function shareOfStars(value: number): string {
  const grade = Number.isFinite(value) ? Math.min(Math.max(value, 0), highest) : 0;
  return `${Math.round((grade / highest) * 100)}%`;
}
