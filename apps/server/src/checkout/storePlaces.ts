import { distanceBetween, openingHoursOn, type Place, unknownDistance } from "@torg/stores/domain";
import type { CartRow } from "../cart/CartRow.ts";
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

/** The rows of a cart that is fetched in a store, with that store's stock. */
export function rowsInStore<R extends Pick<CartRow, "stock" | "storeStock">>(
  rows: readonly R[],
  storeId: number,
): readonly R[] {
  return rows.map((row) => ({
    ...row,
    stock: row.storeStock.find((one) => one.storeId === storeId)?.quantity ?? 0,
  }));
}

/** How far a store is; one without coordinates lies where its postal code does. */
function distanceTo({ lat, lng, zip }: Pick<PickupStore, "lat" | "lng" | "zip">, from: Place | null): number | null {
  const place =
    lat === null || lng === null
      ? placeOfPostalCode({ countryCode: "SE", postalCode: zip.replaceAll(/\s/g, "") })
      : { latitude: lat, longitude: lng };
  return from === null || place === null ? null : distanceBetween(from, place);
}

/** The stores that have all of a cart, the nearest to the buyer first; by name where nobody has told where to. */
export function storePlaces({ stores, rows, choice, today }: PickupSituation): readonly DeliveryPlace[] {
  const { countryCode, postalCode } = choice;
  const from = placeOfPostalCode({ countryCode, postalCode: postalCode ?? "" });
  const demand = stockDemand(rows);
  return stores
    .filter(({ id }) => demand.every(({ productId, quantity }) => storeQuantity(rows, productId, id) >= quantity))
    .map(({ id, name, address, zip, city, hours, ...store }) => ({
      key: `butik-${id}`,
      label: name,
      storeId: id,
      place: {
        address: [address, `${zip} ${city}`.trim()].filter((part) => part !== "").join(", "),
        distanceKm: distanceTo({ zip, ...store }, from),
        openToday: hours === null ? null : openingHoursOn(hours, today),
        hasGoods: true,
      },
    }))
    .sort((a, b) => (a.place.distanceKm ?? unknownDistance) - (b.place.distanceKm ?? unknownDistance))
    .slice(0, shownStores);
}
