import { geolocationOptions } from "../domain/customerPosition.ts";
import type { Place } from "../domain/distance.ts";

/** Requests the device's position; rejects if that is refused or fails. */
export function ownPosition(): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, geolocationOptions);
  });
}
