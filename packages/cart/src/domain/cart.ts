/**
 * The shapes of the cart, with the names that stand on the wire.
 * Prices are kronor as the server sends them; the rules compute in integer ore.
 */

/** The energy class of what a line holds: on which scale, in which colour, and where label and data sheet are. */
export interface LineEnergy {
  readonly product_energy_class: string;
  readonly product_energy_color: string | null;
  readonly best_energy_class: string;
  readonly worst_energy_class: string;
  readonly energy_stamp_link: string | null;
  readonly product_energy_file: string | null;
}

/** One row of the cart. `max_purchasable_quantity` null means no maximum; `give_away_campaign_id` marks a gift line. */
export interface CartLine {
  readonly product_id: number;
  readonly row_id: string;
  readonly variant_id: number | null;
  readonly name: string;
  readonly parent_name: string | null;
  readonly brand_name: string | null;
  /** HTML from the shop's own server. */
  /** The picture: its address, or HTML with an `img` in it. */
  readonly image: string;
  readonly quantity: number;
  readonly max_purchasable_quantity: number | null;
  readonly product_qty: number | null;
  readonly has_limited_in_stock_quantity: boolean;
  readonly is_overselling: boolean;
  readonly status_icon: string | null;
  readonly status_icon_color: string | null;
  /** HTML from the shop's own server. */
  readonly status_text: string;
  readonly package_product_names: readonly string[];
  /** What its buyer has to be told before ordering, such as that the right to withdraw does not hold. */
  readonly notices: readonly string[];
  /** Null for what has no energy label. */
  readonly energy: LineEnergy | null;
  readonly give_away_campaign_id: number | null;
  readonly is_discounted: boolean;
  readonly unit_price_incl_vat: number;
  readonly unit_price_excl_vat: number;
  readonly total_price_incl_vat: number;
  readonly total_price_excl_vat: number;
  readonly original_price_incl_vat: number;
  readonly original_price_excl_vat: number;
  readonly give_away_product_original_price_incl_vat: number | null;
  readonly give_away_product_original_price_excl_vat: number | null;
  readonly product_is_parent: boolean;
}

/** What the cart icon shows: the sum of all quantities, gifts included, and the sum of the line totals. */
export interface CartTotals {
  readonly totalAmount: number;
  readonly totalProductSum: number;
}

/** One applied discount code; amounts are positive. */
export interface DiscountRow {
  readonly code: string;
  readonly label: string;
  readonly discount_amount_incl_vat: number;
  readonly discount_amount_excl_vat: number;
}

/** All applied discounts; `total` is in the session's VAT mode. */
export interface Discount {
  readonly rows: readonly DiscountRow[];
  readonly total: number;
  readonly total_incl_vat: number;
  readonly total_excl_vat: number;
}

/** The chosen delivery as far as the cart needs it. */
export interface SelectedDelivery {
  readonly value: number | null;
  readonly price: number | null;
}

/** A heading from the server and products that the shop's own tiles show; their shape is the catalogue's. */
export interface RecommendedProducts {
  readonly title: string;
  readonly products: readonly unknown[];
}

/** The cart as the server answers it. A missing limit (null) means that the shop has no free delivery. */
export interface Cart extends CartTotals {
  readonly products: readonly CartLine[];
  readonly discount: Discount;
  readonly includes_vat: boolean;
  readonly dominant_vat_rate: { readonly factor: number };
  readonly free_delivery_limit: number | null;
  readonly cheapest_delivery_price: number | null;
  readonly requires_postal_code: boolean;
  readonly force_pickup_in_store: boolean;
  readonly delivery_checkout: {
    readonly selected_delivery_option: SelectedDelivery | null;
    readonly session?: { readonly postal_code: string | null } | undefined;
  } | null;
  readonly recommended_products: RecommendedProducts;
  readonly matching_order_products: readonly unknown[];
}

/** An image link below the summary. */
export interface ManualPuff {
  readonly manual_puff_link: string;
  readonly image: string;
}

/** A link of the empty cart. */
export interface EmptyStateCategory {
  readonly title: string;
  readonly link: string;
}

/** No discount. */
export const emptyDiscount: Discount = { rows: [], total: 0, total_incl_vat: 0, total_excl_vat: 0 };

/** The cart of a visitor without a session. */
export const emptyCart: Cart = {
  products: [],
  totalAmount: 0,
  totalProductSum: 0,
  discount: emptyDiscount,
  includes_vat: true,
  dominant_vat_rate: { factor: 1.25 },
  free_delivery_limit: null,
  cheapest_delivery_price: null,
  requires_postal_code: false,
  force_pickup_in_store: false,
  delivery_checkout: null,
  recommended_products: { title: "", products: [] },
  matching_order_products: [],
};

/** A gift that came with a campaign: it cannot be changed and does not count as the product itself. */
export function isGift(line: Pick<CartLine, "give_away_campaign_id">): boolean {
  return line.give_away_campaign_id !== null;
}
