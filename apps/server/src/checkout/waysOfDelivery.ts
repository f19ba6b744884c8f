import { formatPostalCode } from "@torg/format";
import { openingHoursOn } from "@torg/stores/domain";
import type { PointsBySource } from "../delivery/createServicePoints.ts";
import type { PointsAnswer, ServicePoint } from "../carriers/ServicePoint.ts";
import { orderingTexts as texts } from "../texts/orderingTexts.ts";
import type { CheckoutChoice, DeliveryType } from "./CheckoutTables.ts";

/** A way of delivery as one buyer has it, and whether it reaches the buyer at all. */
export interface ReachedWay {
  readonly type: DeliveryType;
  readonly isInReach: boolean;
}

/** What the ways of delivery depend on besides the shop's own tables. */
export interface DeliverySurroundings {
  readonly choice: Pick<CheckoutChoice, "postalCode">;
  readonly points: PointsBySource;
  /** The day in Sweden, as `2026-11-23`. */
  readonly today: string;
}

function optionOf({ id, name, address, zip, city, distanceKm, hours }: ServicePoint, today: string) {
  const place = {
    address: [address, `${zip} ${city}`.trim()].filter((part) => part !== "").join(", "),
    distanceKm,
    openToday: hours === null ? null : openingHoursOn(hours, today),
    hasGoods: null,
  };
  return { key: id, label: name, place };
}

/** A way whose places somebody names: with those places, without a choice where nobody could tell, or out of reach. */
function withPlaces(type: DeliveryType, answer: PointsAnswer, { choice, today }: DeliverySurroundings): ReachedWay {
  if (answer.state === "found") {
    const shippingOptions = answer.points.map((point) => optionOf(point, today));
    return { type: { ...type, shippingOptions }, isInReach: true };
  }
  const code = formatPostalCode(choice.postalCode ?? "");
  if (answer.state === "none") {
    return { type: { ...type, shippingOptions: [], bubbleTexts: [texts.noPointNear(code)] }, isInReach: false };
  }
  const chosenByCarrier = { ...type, shippingOptions: [] };
  // Nothing is to be told before the buyer has said where to.
  if (code === "") return { type: chosenByCarrier, isInReach: true };
  const bubbleTexts = [...type.bubbleTexts, texts.pointChosenByCarrier];
  const description = `${type.description} ${texts.pointsUnknown}`.trim();
  return { type: { ...chosenByCarrier, bubbleTexts, description }, isInReach: true };
}

/** The ways of delivery as they are for one buyer. */
export function waysOfDelivery(
  types: readonly DeliveryType[],
  surroundings: DeliverySurroundings,
): readonly ReachedWay[] {
  return types.map((type) =>
    type.placesFrom === ""
      ? { type, isInReach: true }
      : withPlaces(type, surroundings.points[type.placesFrom] ?? { state: "unknown" }, surroundings),
  );
}
