/** Kronor from the wire as integer ore; half an ore is rounded away from zero, a value that is no number counts as 0. */
export function oreOf(kronor: number): number {
  if (!Number.isFinite(kronor)) return 0;
  // Decimal kronor such as 1.005 lie a hair below their decimal value in binary; the nudge is far less than an ore.
  const ore = Math.round(Math.abs(kronor) * 100 * (1 + Number.EPSILON));
  return kronor < 0 && ore !== 0 ? -ore : ore;
}

/** Integer ore as kronor. */
export function kronorOf(ore: number): number {
  return ore / 100;
}

/** The part of an amount with VAT that is left without it, in ore. A factor below 1 counts as no VAT. */
export function withoutVat(ore: number, factor: number): number {
  return factor > 1 ? Math.round(ore / factor) : ore;
}
