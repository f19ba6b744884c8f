import type { StoredEnergy, StoredMeasure } from "../database/tables/catalogueTables.ts";

/** A line of a cart with what the shop knows of its product. Amounts are ore with VAT. */
export interface CartRow {
  readonly lineId: number;
  readonly productId: number;
  readonly variantId: number | null;
  /** The product that leaves the stock: the variant, or the product itself. */
  readonly soldId: number;
  readonly giftCampaignId: number | null;
  readonly quantity: number;
  readonly name: string;
  readonly parentName: string | null;
  readonly brandName: string | null;
  readonly image: string | null;
  readonly isParent: boolean;
  /** Null: the shop shows no price and sells nothing. */
  readonly priceOre: number | null;
  /** What the price is compared with, always above it; null where nothing was made cheaper. */
  readonly originalPriceOre: number | null;
  readonly vatPercent: number;
  readonly stock: number;
  /** The stores that have it, with what the session's own payments keep there; empty stores are left out. */
  readonly storeStock: readonly { readonly storeId: number; readonly quantity: number }[];
  readonly hasLimitedStock: boolean;
  readonly maxQuantity: number | null;
  readonly availability: string;
  readonly isDigital: boolean;
  /** As it is sent, one piece; null: not known. */
  readonly weightGrams: number | null;
  readonly packageNames: readonly string[];
  readonly externalId: string;
  readonly status: CartRowStatus | null;
  readonly measure: StoredMeasure | null;
  readonly energy: StoredEnergy | null;
  /** Why it cannot be withdrawn from, as a sentence, or null. */
  readonly withdrawalExemptReason: string | null;
  /** Whether an old product of its kind is taken back for nothing. */
  readonly takesBack: boolean;
}

/** How a product's availability is shown, where the shop owner has written it. */
export interface CartRowStatus {
  readonly icon: string;
  readonly color: string;
  readonly html: string;
}
