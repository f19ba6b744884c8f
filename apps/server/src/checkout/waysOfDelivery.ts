import { deliveryObstacle, deliveryTerms, type SentGoods } from "@torg/cart/domain";
import { formatPostalCodeIn } from "@torg/format";
import type { CartRow } from "../cart/CartRow.ts";
import type { PointsBySource } from "../delivery/createServicePoints.ts";
import type { PointsAnswer, ServicePoint } from "../carriers/ServicePoint.ts";
import { orderingTexts as texts } from "../texts/orderingTexts.ts";
import type { CheckoutChoice, DeliveryPlace, DeliveryType, DeliveryWay, PickupStore } from "./CheckoutTables.ts";
import { placeFacts, storePlaces } from "./storePlaces.ts";

/** A way of delivery for one buyer, and whether it reaches them. */
export interface ReachedWay {
  readonly type: DeliveryType;
  readonly isInReach: boolean;
}

/** The input of the ways of delivery besides the shop's own tables. */
export interface DeliverySurroundings {
  readonly choice: Pick<CheckoutChoice, "postalCode" | "countryCode">;
  readonly rows: readonly Pick<CartRow, "soldId" | "quantity" | "weightGrams" | "storeStock">[];
  readonly stores: readonly PickupStore[];
  readonly points: PointsBySource;
  /** The day in Sweden, as `2026-11-23`. */
  readonly today: string;
}

/** The day, and the formatted postal code (empty = not known yet). */
interface Asked {
  readonly today: string;
  readonly code: string;
}

const optionOf = (point: ServicePoint, today: string): DeliveryPlace => ({
  key: point.id,
  label: point.name,
  place: { ...placeFacts(point, today), distanceKm: point.distanceKm, hasGoods: null },
});

/** A way with a carrier's pick-up places: with those found, without a choice if unknown, or out of reach. */
function withPlaces(type: DeliveryType, answer: PointsAnswer, { today, code }: Asked): ReachedWay {
  if (answer.state === "found") {
    const shippingOptions = answer.points.map((point) => optionOf(point, today));
    return { type: { ...type, shippingOptions }, isInReach: true };
  }
  if (answer.state === "none") {
    return { type: { ...type, shippingOptions: [], bubbleTexts: [texts.noPointNear(code)] }, isInReach: false };
  }
  const chosenByCarrier = { ...type, shippingOptions: [] };
  // Without a postal code there is nothing to say yet.
  if (code === "") return { type: chosenByCarrier, isInReach: true };
  const bubbleTexts = [...type.bubbleTexts, texts.pointChosenByCarrier];
  const description = `${type.description} ${texts.pointsUnknown}`.trim();
  return { type: { ...chosenByCarrier, bubbleTexts, description }, isInReach: true };
}

/** Pickup in the stores that have all the goods; out of reach if none has. */
function inStores(type: DeliveryType, shippingOptions: readonly DeliveryPlace[]): ReachedWay {
  if (shippingOptions.length > 0) return { type: { ...type, shippingOptions }, isInReach: true };
  return { type: { ...type, shippingOptions, bubbleTexts: [texts.noStoreHasAll] }, isInReach: false };
}

/** A way with its price and days for a parcel; one that does not go there promises nothing, and says why. */
function withTerms(way: DeliveryWay, sent: SentGoods, code: string): ReachedWay {
  const { rates: _rates, notTo: _notTo, heaviestGrams: _heaviest, ...facts } = way;
  const obstacle = deliveryObstacle(way, sent);
  if (obstacle !== null) {
    const why = obstacle === "too-heavy" ? texts.tooHeavy : texts.notThere(code);
    return { type: { ...facts, bubbleTexts: [why], days: null, shippingOptions: [], steps: [] }, isInReach: false };
  }
  const terms = deliveryTerms(way, sent);
  const { days } = terms ?? way;
  const bubbleTexts = days === null ? way.bubbleTexts : [texts.workingDays(days), ...way.bubbleTexts];
  return { type: { ...facts, bubbleTexts, steps: [], ...terms }, isInReach: terms !== null };
}

/** The ways of delivery for one buyer. */
export function waysOfDelivery(
  ways: readonly DeliveryWay[],
  surroundings: DeliverySurroundings,
): readonly ReachedWay[] {
  const { rows, choice, points, today } = surroundings;
  const code = formatPostalCodeIn(choice.countryCode, choice.postalCode ?? "");
  const grams = rows.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0);
  return ways.map((way) => {
    const reached = withTerms(way, { grams, postalCode: choice.postalCode }, code);
    if (way.placesFrom === "" || !reached.isInReach) return reached;
    if (way.placesFrom === "stores") return inStores(reached.type, storePlaces(surroundings));
    return withPlaces(reached.type, points[way.placesFrom] ?? { state: "unknown" }, { today, code });
  });
}
