import { withoutSpaces } from "@torg/format/typed";
import { distanceBetween, openingHoursOn, type Place, unknownDistance } from "@torg/stores/domain";
import type { CartRow } from "../../cart/CartRow.ts";
import { inStoreStatus } from "../../cart/lineStatus.ts";
import { placeOfPostalCode } from "../../delivery/placeOfPostalCode.ts";
import { stockDemand } from "../../stock/stockDemand.ts";
import type { CheckoutChoice, DeliveryPlace, PickupStore } from "../configuration/CheckoutConfiguration.ts";

/** The input for pick-up stores. */
interface PickupSituation {
  readonly stores: readonly PickupStore[];
  readonly rows: readonly Pick<CartRow, "soldId" | "quantity" | "storeStock">[];
  readonly choice: Pick<CheckoutChoice, "postalCode" | "countryCode">;
  readonly today: string;
}

/** Most stores offered. */
const shownStores = 10;

/** Pieces of a product in a store. */
function storeQuantity(rows: PickupSituation["rows"], productId: number, storeId: number): number {
  const row = rows.find(({ soldId }) => soldId === productId);
  return row?.storeStock.find((stock) => stock.storeId === storeId)?.quantity ?? 0;
}

/** The rows of a cart that is picked up in a store, with that store's stock and, where it has some, its status. */
export function rowsInStore(rows: readonly CartRow[], storeId: number): readonly CartRow[] {
  return rows.map((row) => {
    const stock = row.storeStock.find((ofStore) => ofStore.storeId === storeId)?.quantity ?? 0;
    return { ...row, stock, status: row.status ?? (stock > 0 ? inStoreStatus() : null) };
  });
}

/** The distance to a store in km, by its postal code where it has no coordinates; null when unknown. */
function distanceTo({ lat, lng, zip }: Pick<PickupStore, "lat" | "lng" | "zip">, from: Place | null): number | null {
  const place =
    lat === null || lng === null
      ? placeOfPostalCode({ countryCode: "SE", postalCode: withoutSpaces(zip) })
      : { latitude: lat, longitude: lng };
  return from === null || place === null ? null : distanceBetween(from, place);
}

/** The address and today's opening hours of a place, in the format of delivery options. */
export function placeFacts(
  { address, zip, city, hours }: Pick<PickupStore, "address" | "zip" | "city" | "hours">,
  today: string,
) {
  return {
    address: [address, `${zip} ${city}`.trim()].filter((part) => part !== "").join(", "),
    openToday: hours === null ? null : openingHoursOn(hours, today),
  };
}

/** The stores that have the whole cart, nearest first; by name while the postal code is unknown. */
export function storePlaces({ stores, rows, choice, today }: PickupSituation): readonly DeliveryPlace[] {
  const { countryCode, postalCode } = choice;
  const from = placeOfPostalCode({ countryCode, postalCode: postalCode ?? "" });
  const demand = stockDemand(rows);
  return stores
    .filter(({ id }) => demand.every(({ productId, quantity }) => storeQuantity(rows, productId, id) >= quantity))
    .map((store) => ({
      key: `butik-${store.id}`,
      label: store.name,
      storeId: store.id,
      place: { ...placeFacts(store, today), distanceKm: distanceTo(store, from), hasGoods: true },
    }))
    .sort((a, b) => (a.place.distanceKm ?? unknownDistance) - (b.place.distanceKm ?? unknownDistance))
    .slice(0, shownStores);
}
