/** The part of a sum with one VAT rate. */
export interface VatShare {
  readonly percent: number;
  /** Including VAT. */
  readonly inclOre: number;
  readonly vatOre: number;
}
