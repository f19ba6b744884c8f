/** Converts whole ore to kronor as on the wire: `399280` to `3992.8`. */
export function toKronor(ore: number): number {
  return ore / 100;
}
