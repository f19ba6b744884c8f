import type { SuggestedProduct } from "./buying/suggestedProduct.ts";
import type { LineEnergy } from "./lineEnergy.ts";

/** The shapes of the cart. Amounts are whole ore; their names end in `Ore`. */

/** One row of the cart. `maxPurchasableQuantity` null means no maximum; `giftCampaignId` marks a gift line. */
export interface CartLine {
  readonly productId: number;
  readonly rowId: string;
  readonly variantId: number | null;
  readonly name: string;
  readonly parentName: string | null;
  readonly brandName: string | null;
  /** The picture: its address, or HTML of the shop's own server with an `img` in it. */
  readonly image: string;
  readonly quantity: number;
  readonly maxPurchasableQuantity: number | null;
  readonly stock: number | null;
  readonly hasLimitedStock: boolean;
  readonly isOversold: boolean;
  readonly statusIcon: string | null;
  readonly statusIconColor: string | null;
  /** HTML from the shop's own server. */
  readonly statusHtml: string;
  readonly packageNames: readonly string[];
  /** What its buyer has to be told before ordering, such as that the right to withdraw does not hold. */
  readonly notices: readonly string[];
  /** Null for what has no energy label. */
  readonly energy: LineEnergy | null;
  readonly giftCampaignId: number | null;
  readonly isDiscounted: boolean;
  readonly unitPriceInclVatOre: number;
  readonly unitPriceExclVatOre: number;
  readonly totalPriceInclVatOre: number;
  readonly totalPriceExclVatOre: number;
  readonly originalPriceInclVatOre: number;
  readonly originalPriceExclVatOre: number;
  /** What a gift would have cost; null for every other line. */
  readonly giftValueInclVatOre: number | null;
  readonly giftValueExclVatOre: number | null;
  readonly isParent: boolean;
}

/** What the cart icon shows: the sum of all quantities, gifts included, and that of the line totals in the session's VAT mode. */
export interface CartTotals {
  readonly itemCount: number;
  readonly productsOre: number;
}

/** What a gift card still holds. */
export interface GiftCard {
  /** What this purchase leaves on it. */
  readonly leftOre: number;
  /** The last day that it can be used on, as `2027-11-30`; null: it has no end. */
  readonly validUntil: string | null;
}

/** One applied code: what it takes off the price, or what a gift card pays. Amounts are positive. */
export interface DiscountRow {
  readonly code: string;
  readonly label: string;
  /** Of a gift card the same with and without VAT. */
  readonly amountInclVatOre: number;
  readonly amountExclVatOre: number;
  /** A gift card; null or absent: a code that lowers the price, or the backend does not tell which it is. */
  readonly giftCard?: GiftCard | null | undefined;
}

/** All applied codes, gift cards too; `totalOre` is in the session's VAT mode. */
export interface Discount {
  readonly rows: readonly DiscountRow[];
  readonly totalOre: number;
  readonly totalInclVatOre: number;
  readonly totalExclVatOre: number;
}

/** The chosen delivery as far as the cart needs it. */
export interface SelectedDelivery {
  readonly id: number | null;
  readonly priceOre: number | null;
}

/** The delivery of a cart, once there is anything to deliver. */
export interface CartDelivery {
  readonly selected: SelectedDelivery | null;
  readonly session?: { readonly postalCode: string | null } | undefined;
}

/** Products that are suggested beside a cart, below a heading from the server. */
export interface SuggestedProducts<P = SuggestedProduct> {
  readonly title: string;
  readonly products: readonly P[];
}

/** The cart as the server answers it. A missing limit (null) means that the shop has no free delivery.
 * A server that knows more of a suggested product (`P`) or of the delivery (`D`) says so. */
export interface Cart<P = SuggestedProduct, D = CartDelivery> extends CartTotals {
  readonly lines: readonly CartLine[];
  readonly discount: Discount;
  readonly includesVat: boolean;
  /** Of the VAT rate that most of the money has: what prices with VAT are divided by. */
  readonly dominantVatFactor: number;
  readonly freeDeliveryLimitOre: number | null;
  readonly cheapestDeliveryOre: number | null;
  readonly requiresPostalCode: boolean;
  readonly forcesPickupInStore: boolean;
  readonly delivery: D | null;
  /** What others bought. */
  readonly suggestedProducts: SuggestedProducts<P>;
  /** What is often bought together with what is in the cart. */
  readonly orderedWithProducts: readonly P[];
  /** Products that the visitor has set aside; left out where the answer is about the cart alone. */
  readonly wishedProductIds?: readonly number[] | undefined;
}

/** An image link below the summary. */
export interface ManualPuff {
  readonly link: string;
  readonly image: string;
}

/** A link of the empty cart. */
export interface EmptyStateCategory {
  readonly title: string;
  readonly link: string;
}

/** No discount. */
export const emptyDiscount: Discount = { rows: [], totalOre: 0, totalInclVatOre: 0, totalExclVatOre: 0 };

/** The cart of a visitor without a session. */
export const emptyCart: Cart = {
  lines: [],
  itemCount: 0,
  productsOre: 0,
  discount: emptyDiscount,
  includesVat: true,
  dominantVatFactor: 1.25,
  freeDeliveryLimitOre: null,
  cheapestDeliveryOre: null,
  requiresPostalCode: false,
  forcesPickupInStore: false,
  delivery: null,
  suggestedProducts: { title: "", products: [] },
  orderedWithProducts: [],
};

/** A gift that came with a campaign: it cannot be changed and does not count as the product itself. */
export function isGift(line: Pick<CartLine, "giftCampaignId">): boolean {
  return line.giftCampaignId !== null;
}
