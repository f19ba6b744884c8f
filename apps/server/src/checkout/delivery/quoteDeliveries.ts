import { deliveryObstacle, type DeliveryParcel, deliveryTerms } from "@torg/cart/domain";
import { formatPostalCodeIn } from "@torg/format";
import type { CartRow } from "../../cart/CartRow.ts";
import type { PointsBySource } from "../../delivery/createServicePoints.ts";
import type { PointsAnswer, ServicePoint } from "../../carriers/ServicePoint.ts";
import { orderingTexts as texts } from "../../texts/orderingTexts.ts";
import type {
  CheckoutChoice,
  DeliveryPlace,
  DeliveryQuote,
  DeliveryMethod,
  PickupStore,
} from "../configuration/CheckoutConfiguration.ts";
import { placeFacts, storePlaces } from "./storePlaces.ts";

/** A delivery method for one buyer, and whether it reaches them. */
export interface QuotedDelivery {
  readonly quote: DeliveryQuote;
  readonly isInReach: boolean;
}

/** The input of the delivery methods besides the shop's configuration. */
export interface DeliveryQuoteInput {
  readonly choice: Pick<CheckoutChoice, "postalCode" | "countryCode">;
  readonly rows: readonly Pick<CartRow, "soldId" | "quantity" | "weightGrams" | "storeStock">[];
  readonly stores: readonly PickupStore[];
  readonly points: PointsBySource;
  /** The day in Sweden, as `2026-11-23`. */
  readonly today: string;
}

/** The day, and the destination as a formatted postal code (empty = not known yet). */
interface Destination {
  readonly today: string;
  readonly code: string;
}

const optionOf = (point: ServicePoint, today: string): DeliveryPlace => ({
  key: point.id,
  label: point.name,
  place: { ...placeFacts(point, today), distanceKm: point.distanceKm, hasGoods: null },
});

/** A way with a carrier's pick-up places: with those found, without a choice if unknown, or out of reach. */
function withPlaces(quote: DeliveryQuote, answer: PointsAnswer, { today, code }: Destination): QuotedDelivery {
  if (answer.state === "found") {
    const shippingOptions = answer.points.map((point) => optionOf(point, today));
    return { quote: { ...quote, shippingOptions }, isInReach: true };
  }
  if (answer.state === "none") {
    return { quote: { ...quote, shippingOptions: [], bubbleTexts: [texts.noPointNear(code)] }, isInReach: false };
  }
  const chosenByCarrier = { ...quote, shippingOptions: [] };
  // Without a postal code there is nothing to say yet.
  if (code === "") return { quote: chosenByCarrier, isInReach: true };
  const bubbleTexts = [...quote.bubbleTexts, texts.pointChosenByCarrier];
  const description = `${quote.description} ${texts.pointsUnknown}`.trim();
  return { quote: { ...chosenByCarrier, bubbleTexts, description }, isInReach: true };
}

/** Pickup in the stores that have all the goods; out of reach if none has. */
function inStores(quote: DeliveryQuote, shippingOptions: readonly DeliveryPlace[]): QuotedDelivery {
  if (shippingOptions.length > 0) return { quote: { ...quote, shippingOptions }, isInReach: true };
  return { quote: { ...quote, shippingOptions, bubbleTexts: [texts.noStoreHasAll] }, isInReach: false };
}

/** A way with its price and days for a parcel; one that does not go there promises nothing, and says why. */
function withTerms(method: DeliveryMethod, sent: DeliveryParcel, code: string): QuotedDelivery {
  const { rates: _rates, excludedPostalPrefixes: _prefixes, maxWeightGrams: _maxWeight, ...facts } = method;
  const obstacle = deliveryObstacle(method, sent);
  if (obstacle !== null) {
    const why = obstacle === "too-heavy" ? texts.tooHeavy : texts.notThere(code);
    return { quote: { ...facts, bubbleTexts: [why], days: null, shippingOptions: [], steps: [] }, isInReach: false };
  }
  const terms = deliveryTerms(method, sent);
  const { days } = terms ?? method;
  const bubbleTexts = days === null ? method.bubbleTexts : [texts.workingDays(days), ...method.bubbleTexts];
  return { quote: { ...facts, bubbleTexts, steps: [], ...terms }, isInReach: terms !== null };
}

/** The delivery methods for one buyer. */
export function quoteDeliveries(
  methods: readonly DeliveryMethod[],
  input: DeliveryQuoteInput,
): readonly QuotedDelivery[] {
  const { rows, choice, points, today } = input;
  const code = formatPostalCodeIn(choice.countryCode, choice.postalCode ?? "");
  const grams = rows.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0);
  return methods.map((method) => {
    const reached = withTerms(method, { grams, postalCode: choice.postalCode }, code);
    if (method.placesFrom === "" || !reached.isInReach) return reached;
    if (method.placesFrom === "stores") return inStores(reached.quote, storePlaces(input));
    return withPlaces(reached.quote, points[method.placesFrom] ?? { state: "unknown" }, { today, code });
  });
}
