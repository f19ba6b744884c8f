import { toKronor } from "@torg/format";
import {
  member,
  returnPolicyThing,
  type ReturnRules,
  type StructuredData,
  thing,
  wholeAddress,
} from "@torg/format/structured";
import type { DeliveryPromise } from "../product/deliveryPromise.ts";

/** Availability, in the vocabulary of feeds and search engines. */
export type OfferedAvailability = "in_stock" | "out_of_stock" | "preorder" | "backorder";

/** The shop's terms for every offer of a page; null or missing for none. */
export interface OfferTerms {
  readonly delivery?: DeliveryPromise | null | undefined;
  readonly returns?: ReturnRules | null | undefined;
}

interface Offered {
  readonly priceOre: number;
  /** The prior price, if the page shows one struck through. */
  readonly priorOre?: number | null;
  readonly url: string;
  /** Null if unknown. */
  readonly availability: OfferedAvailability | null;
}

interface Place {
  readonly origin: string;
  readonly terms: OfferTerms;
}

const ids = { delivery: "#delivery", returns: "#returns" } as const;

/** The schema.org term for an availability. */
export const availabilityOfThing: Readonly<Record<OfferedAvailability, string>> = {
  in_stock: member("InStock"),
  out_of_stock: member("OutOfStock"),
  preorder: member("PreOrder"),
  backorder: member("BackOrder"),
};

const isCarried = (delivery: OfferTerms["delivery"]): delivery is DeliveryPromise =>
  delivery !== null && delivery !== undefined && !delivery.isDigital;

function strikeOf(priorOre: number | null) {
  if (priorOre === null) return null;
  return thing("UnitPriceSpecification", {
    priceType: member("StrikethroughPrice"),
    price: toKronor(priorOre),
    priceCurrency: "SEK",
  });
}

/** The offer of one product; it references the shop's terms, which the page contains once. */
export function offerThing(offered: Offered, { origin, terms }: Place): StructuredData {
  const { priceOre, priorOre = null, url, availability } = offered;
  return thing("Offer", {
    url: wholeAddress(origin, url),
    price: toKronor(priceOre),
    priceCurrency: "SEK",
    priceSpecification: strikeOf(priorOre),
    itemCondition: member("NewCondition"),
    availability: availability && availabilityOfThing[availability],
    shippingDetails: isCarried(terms.delivery) ? { "@id": ids.delivery } : null,
    hasMerchantReturnPolicy: terms.returns ? { "@id": ids.returns } : null,
  });
}

const dayCount = (from: number, to: number) =>
  thing("QuantitativeValue", { minValue: from, maxValue: to, unitCode: "DAY" });

function shippingThing({ priceOre, days }: DeliveryPromise): StructuredData {
  return thing("OfferShippingDetails", {
    "@id": ids.delivery,
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
export function termsThings({ delivery, returns }: OfferTerms): readonly StructuredData[] {
  return [
    ...(isCarried(delivery) ? [shippingThing(delivery)] : []),
    ...(returns ? [returnPolicyThing(returns, ids.returns)] : []),
  ];
}
