import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";

/** The fields of a product that decide its badge. */
export interface BadgedProduct {
  readonly discount_badge: {
    readonly image: string | null;
    readonly discount: number | null;
    readonly discount_amount: number | null;
    readonly is_second_priority: boolean;
  } | null;
  readonly tags: readonly unknown[];
  readonly badge_id: number | null;
  readonly badge_image: string | null;
  readonly badge_position: string | null;
}

/** A reduction: a picture, a percentage or an amount in kronor; `isHigh` above 9 999 kronor. */
export interface DiscountBadgeChoice {
  readonly kind: "discount";
  readonly image: string | null;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly isHigh: boolean;
}

/** A picture across a corner of the product's picture. */
export interface RibbonBadgeChoice {
  readonly kind: "ribbon";
  readonly image: string;
  readonly direction: "left" | "right";
}

export type BadgeChoice = DiscountBadgeChoice | RibbonBadgeChoice;

/** The amount in kronor above which a reduction counts as high. */
const highDiscountAmount = 9999;

function ribbonOf(product: BadgedProduct, addresses: Pick<ShopAddresses, "badge">): RibbonBadgeChoice | null {
  const { badge_id, badge_image, badge_position, tags } = product;
  if (badge_id === null || badge_image === null || badge_image === "" || tags.length > 0) return null;
  const position = badge_position ?? "";
  if (position.includes("_ri")) return null;
  return {
    kind: "ribbon",
    image: addresses.badge(badge_id, badge_image),
    direction: position.startsWith("left") ? "left" : "right",
  };
}

function discountOf(badge: NonNullable<BadgedProduct["discount_badge"]>): DiscountBadgeChoice | null {
  const percent = badge.discount !== null && badge.discount > 0 ? badge.discount : null;
  const amount = badge.discount_amount !== null && badge.discount_amount > 0 ? badge.discount_amount : null;
  if (badge.image === null && percent === null && amount === null) return null;
  return { kind: "discount", image: badge.image, percent, amount, isHigh: (amount ?? 0) > highDiscountAmount };
}

/**
 * The one badge of a product. A reduction goes before a ribbon unless it has second priority; a ribbon that may not
 * show (tags, a position with `_ri`, no picture) does not hide a reduction.
 */
export function badgeOf(
  product: BadgedProduct,
  addresses: Pick<ShopAddresses, "badge"> = shopAddresses,
): BadgeChoice | null {
  const badge = product.discount_badge;
  const discount = badge === null ? null : discountOf(badge);
  const ribbon = ribbonOf(product, addresses);
  return discount !== null && (ribbon === null || badge?.is_second_priority !== true) ? discount : ribbon;
}
