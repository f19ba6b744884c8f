/** What the page says about the product. */
export interface Buyable {
  readonly productId: number;
  readonly variantId?: number | null;
  /** Null means no maximum; 0 that the product cannot be bought. */
  readonly maxPurchasableQuantity?: number | null;
  readonly buyDisabled?: boolean;
  readonly onlyOnce?: boolean;
  /** False while attributes of a product with variants are still to be chosen. */
  readonly isChosen?: boolean;
}
