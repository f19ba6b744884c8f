/** The page's data about the product. */
export interface Buyable {
  readonly productId: number;
  readonly variantId?: number | null;
  /** Null means no maximum; 0 means that the product cannot be bought. */
  readonly maxPurchasableQuantity?: number | null;
  readonly buyDisabled?: boolean;
  readonly onlyOnce?: boolean;
  /** False while the visitor still has to choose attributes of a product with variants. */
  readonly isChosen?: boolean;
}
