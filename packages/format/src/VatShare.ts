/** The part of a sum that bears one rate of VAT. */
export interface VatShare {
  readonly percent: number;
  /** With its VAT. */
  readonly inclOre: number;
  readonly vatOre: number;
}
