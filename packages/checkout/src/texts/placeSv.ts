import { formatDistance } from "@torg/format";
import type { PickupPlace } from "../domain/checkoutData.ts";

/** A time as read aloud in Swedish: `10:00` becomes `10`, others such as `10.30`. */
const clock = (time: string): string =>
  time
    .replace(":00", "")
    .replace(":", ".")
    .replace(/^0(?=\d)/u, "");

const distance = (kilometres: number): string => (kilometres < 1 ? "under 1 km" : formatDistance(kilometres));

const opening = (openToday: NonNullable<PickupPlace["openToday"]>): string =>
  openToday.length === 0
    ? "Stängt i dag."
    : `Öppet i dag ${openToday.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`).join(" och ")}.`;

/** The address and distance of a place; in the list a phone may cut off the distance. */
function where(address: string, distanceKm: number | null): string {
  const parts = [address, distanceKm === null ? "" : `${distance(distanceKm)} bort`].filter((part) => part !== "");
  return parts.length === 0 ? "" : `${parts.join(", ")}.`;
}

const goodsThere = (hasGoods: boolean): string =>
  hasGoods ? "Alla varor i varukorgen finns här." : "Alla varor i varukorgen finns inte här.";

/** The texts of a pick-up point: in the list of all of them, and below it once chosen. */
export const placeTexts = {
  inList: (label: string, { distanceKm, hasGoods }: PickupPlace): string =>
    [
      distanceKm === null ? label : `${label}, ${distance(distanceKm)}`,
      ...(hasGoods === null ? [] : [hasGoods ? "varorna finns" : "varorna saknas"]),
    ].join(" – "),
  chosen: ({ address, distanceKm, openToday, hasGoods }: PickupPlace): string =>
    [
      where(address, distanceKm),
      openToday === null ? "" : opening(openToday),
      hasGoods === null ? "" : goodsThere(hasGoods),
    ]
      .filter((part) => part !== "")
      .join(" "),
} as const;
