/** Converts a whole number of ore to kronor as they travel: `399280` to `3992.8`. */
export function toKronor(ore: number): number {
  return ore / 100;
}
