import { distanceBetween, openingHoursOn, type Place, unknownDistance } from "@torg/stores/domain";
import type { CartRow } from "../cart/CartRow.ts";
import { inStoreStatus } from "../cart/lineStatus.ts";
import { placeOfPostalCode } from "../delivery/postalPlaces.ts";
import { stockDemand } from "../stock/stockDemand.ts";
import type { CheckoutChoice, DeliveryPlace, PickupStore } from "./CheckoutTables.ts";

/** What it depends on where goods can be fetched. */
interface PickupSituation {
  readonly stores: readonly PickupStore[];
  readonly rows: readonly Pick<CartRow, "soldId" | "quantity" | "storeStock">[];
  readonly choice: Pick<CheckoutChoice, "postalCode" | "countryCode">;
  readonly today: string;
}

/** How many stores are offered. */
const shownStores = 10;

/** Pieces of a product in a store. */
function storeQuantity(rows: PickupSituation["rows"], productId: number, storeId: number): number {
  const row = rows.find(({ soldId }) => soldId === productId);
  return row?.storeStock.find((one) => one.storeId === storeId)?.quantity ?? 0;
}

/** The rows of a cart that is fetched in a store, with that store's stock; what it has is not said to be sent. */
export function rowsInStore(rows: readonly CartRow[], storeId: number): readonly CartRow[] {
  return rows.map((row) => {
    const stock = row.storeStock.find((one) => one.storeId === storeId)?.quantity ?? 0;
    return { ...row, stock, status: row.status ?? (stock > 0 ? inStoreStatus() : null) };
  });
}

/** How far a store is; one without coordinates lies where its postal code does. */
function distanceTo({ lat, lng, zip }: Pick<PickupStore, "lat" | "lng" | "zip">, from: Place | null): number | null {
  const place =
    lat === null || lng === null
      ? placeOfPostalCode({ countryCode: "SE", postalCode: zip.replaceAll(/\s/g, "") })
      : { latitude: lat, longitude: lng };
  return from === null || place === null ? null : distanceBetween(from, place);
}

/** Where a place is and when it is open today, as a choice of delivery tells it. */
export function placeFacts(
  { address, zip, city, hours }: Pick<PickupStore, "address" | "zip" | "city" | "hours">,
  today: string,
) {
  return {
    address: [address, `${zip} ${city}`.trim()].filter((part) => part !== "").join(", "),
    openToday: hours === null ? null : openingHoursOn(hours, today),
  };
}

/** The stores that have all of a cart, the nearest to the buyer first; by name where nobody has told where to. */
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
