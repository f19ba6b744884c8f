import type { StoredEnergy, StoredMeasure } from "../database/tables/catalogueTables.ts";

/** A line of a cart with the data of its product. Amounts are öre with VAT. */
export interface CartRow {
  readonly lineId: number;
  readonly productId: number;
  readonly variantId: number | null;
  /** The product taken from stock: the variant, or the product itself. */
  readonly soldId: number;
  readonly giftCampaignId: number | null;
  readonly quantity: number;
  readonly name: string;
  readonly parentName: string | null;
  readonly brandName: string | null;
  readonly image: string | null;
  readonly isParent: boolean;
  /** Null: the price is hidden and the product not for sale. */
  readonly priceOre: number | null;
  /** The higher price it is compared with; null where the price was not lowered. */
  readonly originalPriceOre: number | null;
  readonly vatPercent: number;
  readonly stock: number;
  /**
   * The stock of each store, including what the session's own payments have reserved there; empty stores are left out.
   */
  readonly storeStock: readonly { readonly storeId: number; readonly quantity: number }[];
  readonly hasLimitedStock: boolean;
  readonly maxQuantity: number | null;
  readonly availability: string;
  readonly isDigital: boolean;
  /** Shipping weight of one piece in grams; null = unknown. */
  readonly weightGrams: number | null;
  readonly packageNames: readonly string[];
  readonly externalId: string;
  readonly status: CartRowStatus | null;
  readonly measure: StoredMeasure | null;
  readonly energy: StoredEnergy | null;
  /** Why the right of withdrawal does not apply, as a sentence, or null. */
  readonly withdrawalExemptReason: string | null;
  /** Whether an old product of the same kind is taken back for free. */
  readonly takesBack: boolean;
}

/** How a product's availability is shown, as written by the shop owner. */
export interface CartRowStatus {
  readonly icon: string;
  readonly color: string;
  readonly html: string;
}
