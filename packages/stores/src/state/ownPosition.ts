import { geolocationOptions, type Place } from "../domain/index.ts";

/** Requests the device's position; rejects if that is refused or fails. */
export function ownPosition(): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, geolocationOptions);
  });
}
