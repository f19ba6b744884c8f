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
  /** Notices the buyer must see before ordering, such as that there is no right of withdrawal. */
  readonly notices: readonly string[];
  /** Null if it has no energy label. */
  readonly energy: LineEnergy | null;
  readonly giftCampaignId: number | null;
  readonly isDiscounted: boolean;
  readonly unitPriceInclVatOre: number;
  readonly unitPriceExclVatOre: number;
  readonly totalPriceInclVatOre: number;
  readonly totalPriceExclVatOre: number;
  readonly originalPriceInclVatOre: number;
  readonly originalPriceExclVatOre: number;
  /** The price a gift would have had; null for other lines. */
  readonly giftValueInclVatOre: number | null;
  readonly giftValueExclVatOre: number | null;
  readonly isParent: boolean;
}

/**
 * The totals that the cart icon shows: the sum of all quantities, including gifts, and the sum of line totals in the
 * session's VAT mode.
 */
export interface CartTotals {
  readonly itemCount: number;
  readonly productsOre: number;
}

/** The remaining value of a gift card. */
export interface GiftCard {
  /** The balance left after this purchase. */
  readonly balanceOre: number;
  /** The last valid day, as `2027-11-30`; null if it does not expire. */
  readonly validUntil: string | null;
}

/** One applied code: the amount it takes off the price, or the amount a gift card pays. Amounts are positive. */
export interface DiscountRow {
  readonly code: string;
  readonly label: string;
  /** For a gift card the same with and without VAT. */
  readonly amountInclVatOre: number;
  readonly amountExclVatOre: number;
  /** Gift card data; null or absent for a code that lowers the price, or if the backend does not tell them apart. */
  readonly giftCard?: GiftCard | null | undefined;
}

/** All applied codes, including gift cards; `totalOre` is in the session's VAT mode. */
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

/** The delivery of a cart that has something to deliver. */
export interface CartDelivery {
  readonly selected: SelectedDelivery | null;
  readonly session?: { readonly postalCode: string | null } | undefined;
}

/** Products suggested beside a cart, under a heading from the server. */
export interface SuggestedProducts<P = SuggestedProduct> {
  readonly title: string;
  readonly products: readonly P[];
}

/**
 * The cart in the server's response. A missing limit (null) means that the shop has no free delivery. `P` and `D` are
 * for servers that give more data about a suggested product or the delivery.
 */
export interface Cart<P = SuggestedProduct, D = CartDelivery> extends CartTotals {
  readonly lines: readonly CartLine[];
  readonly discount: Discount;
  readonly includesVat: boolean;
  /** The factor that prices with VAT are divided by, for the VAT rate of the largest share of the amount. */
  readonly dominantVatFactor: number;
  readonly freeDeliveryLimitOre: number | null;
  readonly cheapestDeliveryOre: number | null;
  readonly requiresPostalCode: boolean;
  readonly forcesPickupInStore: boolean;
  readonly delivery: D | null;
  /** Products that other customers bought. */
  readonly suggestedProducts: SuggestedProducts<P>;
  /** Products often bought together with those in the cart. */
  readonly orderedWithProducts: readonly P[];
  /** Products on the visitor's wish list; left out in responses about the cart alone. */
  readonly wishedProductIds?: readonly number[] | undefined;
}

/** An image link below the summary. */
export interface CartBanner {
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

/** Whether a line is a campaign gift: it cannot be changed and does not count as the product itself. */
export function isGift(line: Pick<CartLine, "giftCampaignId">): boolean {
  return line.giftCampaignId !== null;
}
