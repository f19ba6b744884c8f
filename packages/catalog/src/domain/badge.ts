import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";

/** The fields of a product that decide its badge. */
export interface BadgedProduct {
  readonly discountBadge: {
    readonly image: string | null;
    readonly percent: number | null;
    readonly amountOre: number | null;
    readonly isSecondPriority: boolean;
  } | null;
  readonly tags: readonly unknown[];
  readonly badgeId: number | null;
  readonly badgeImage: string | null;
  readonly badgePosition: string | null;
}

/** A reduction: a picture, a percentage or an amount; `isHigh` above 9 999 kronor. */
export interface DiscountBadgeChoice {
  readonly kind: "discount";
  readonly image: string | null;
  readonly percent: number | null;
  readonly amountOre: number | null;
  readonly isHigh: boolean;
}

/** A picture across a corner of the product's picture. */
export interface RibbonBadgeChoice {
  readonly kind: "ribbon";
  readonly image: string;
  readonly direction: "left" | "right";
}

/** The badge that a product gets: its reduction, or a ribbon. */
export type BadgeChoice = DiscountBadgeChoice | RibbonBadgeChoice;

/** The amount above which a reduction counts as high. */
const highDiscountOre = 999_900;

function ribbonOf(product: BadgedProduct, addresses: Pick<ShopAddresses, "badge">): RibbonBadgeChoice | null {
  const { badgeId, badgeImage, badgePosition, tags } = product;
  if (badgeId === null || badgeImage === null || badgeImage === "" || tags.length > 0) return null;
  const position = badgePosition ?? "";
  if (position.includes("_ri")) return null;
  return {
    kind: "ribbon",
    image: addresses.badge(badgeId, badgeImage),
    direction: position.startsWith("left") ? "left" : "right",
  };
}

function discountOf(badge: NonNullable<BadgedProduct["discountBadge"]>): DiscountBadgeChoice | null {
  const percent = badge.percent !== null && badge.percent > 0 ? badge.percent : null;
  const amountOre = badge.amountOre !== null && badge.amountOre > 0 ? badge.amountOre : null;
  if (badge.image === null && percent === null && amountOre === null) return null;
  return { kind: "discount", image: badge.image, percent, amountOre, isHigh: (amountOre ?? 0) > highDiscountOre };
}

/**
 * The one badge of a product. A reduction takes precedence over a ribbon unless it has second priority. A ribbon that
 * may not show (tags, a position with `_ri`, no picture) does not hide a reduction.
 */
export function badgeOf(
  product: BadgedProduct,
  addresses: Pick<ShopAddresses, "badge"> = shopAddresses,
): BadgeChoice | null {
  const badge = product.discountBadge;
  const discount = badge === null ? null : discountOf(badge);
  const ribbon = ribbonOf(product, addresses);
  return discount !== null && (ribbon === null || badge?.isSecondPriority !== true) ? discount : ribbon;
}
