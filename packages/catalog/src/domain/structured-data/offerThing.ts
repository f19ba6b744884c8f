import { toKronor } from "@torg/format";
import {
  member,
  returnPolicyThing,
  type ReturnRules,
  type StructuredData,
  thing,
  absoluteUrl,
} from "@torg/format/structured";
import type { DeliveryPromise } from "../product/deliveryPromise.ts";

/** Availability, in the vocabulary of feeds and search engines. */
export type OfferedAvailability = "in_stock" | "out_of_stock" | "preorder" | "backorder";

/** The shop's terms for every offer of a page; null or missing for none. */
export interface OfferTerms {
  readonly delivery?: DeliveryPromise | null | undefined;
  readonly returns?: ReturnRules | null | undefined;
}

/** One offer of a page. */
export interface Offered {
  readonly priceOre: number;
  /** The prior price, if the page shows one struck through. */
  readonly priorOre?: number | null;
  readonly url: string;
  /** Null if unknown. */
  readonly availability: OfferedAvailability | null;
}

/** What every offer of a page shares: the origin that makes addresses absolute, and the shop's terms. */
export interface OfferContext {
  readonly origin: string;
  readonly terms: OfferTerms;
}

const ids = { delivery: "#delivery", freeDelivery: "#free-delivery", returns: "#returns" } as const;

/** The delivery of one offer: several offers of a page may share it. */
interface Shipping {
  readonly id: string;
  readonly priceOre: number;
}

/** The schema.org term for an availability. */
export const availabilityOfThing: Readonly<Record<OfferedAvailability, string>> = {
  in_stock: member("InStock"),
  out_of_stock: member("OutOfStock"),
  preorder: member("PreOrder"),
  backorder: member("BackOrder"),
};

/**
 * The delivery of an offer by the promise of its page, which is that of the lowest price: a dearer variant may be
 * delivered free. Null for what is delivered without a carrier, and for what is sold out.
 */
function shippingOf(delivery: OfferTerms["delivery"], { priceOre, availability }: Offered): Shipping | null {
  if (delivery === null || delivery === undefined || delivery.isDigital || availability === "out_of_stock") return null;
  const { freeFromOre } = delivery;
  const isFree = delivery.priceOre > 0 && freeFromOre !== null && priceOre >= freeFromOre;
  return isFree ? { id: ids.freeDelivery, priceOre: 0 } : { id: ids.delivery, priceOre: delivery.priceOre };
}

function strikeOf(priorOre: number | null) {
  if (priorOre === null) return null;
  return thing("UnitPriceSpecification", {
    priceType: member("StrikethroughPrice"),
    price: toKronor(priorOre),
    priceCurrency: "SEK",
  });
}

/** The offer of one product; it references the shop's terms, which the page contains once. */
export function offerThing(offered: Offered, { origin, terms }: OfferContext): StructuredData {
  const { priceOre, priorOre = null, url, availability } = offered;
  const shipping = shippingOf(terms.delivery, offered);
  return thing("Offer", {
    url: absoluteUrl(origin, url),
    price: toKronor(priceOre),
    priceCurrency: "SEK",
    priceSpecification: strikeOf(priorOre),
    itemCondition: member("NewCondition"),
    availability: availability && availabilityOfThing[availability],
    shippingDetails: shipping && { "@id": shipping.id },
    hasMerchantReturnPolicy: terms.returns ? { "@id": ids.returns } : null,
  });
}

const dayCount = (from: number, to: number) =>
  thing("QuantitativeValue", { minValue: from, maxValue: to, unitCode: "DAY" });

function shippingThing({ id, priceOre }: Shipping, days: DeliveryPromise["days"]): StructuredData {
  return thing("OfferShippingDetails", {
    "@id": id,
    shippingRate: thing("MonetaryAmount", { value: toKronor(priceOre), currency: "SEK" }),
    shippingDestination: thing("DefinedRegion", { addressCountry: "SE" }),
    // The shop promises days from the order, which include handling time.
    deliveryTime:
      days === null
        ? null
        : thing("ShippingDeliveryTime", { handlingTime: dayCount(0, 0), transitTime: dayCount(days.from, days.to) }),
  });
}

/** The shop's terms as things that the page's offers reference. */
export function termsThings({ delivery, returns }: OfferTerms, offers: readonly Offered[]): readonly StructuredData[] {
  const shippings = offers.flatMap((offered) => shippingOf(delivery, offered) ?? []);
  const used = new Map(shippings.map((shipping) => [shipping.id, shipping]));
  return [
    ...[...used.values()].map((shipping) => shippingThing(shipping, delivery?.days ?? null)),
    ...(returns ? [returnPolicyThing(returns, ids.returns)] : []),
  ];
}
