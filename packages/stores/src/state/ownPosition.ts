import { geolocationOptions, type Place } from "../domain/index.ts";

/** Asks the device where it is; rejects when it may not or cannot tell. */
export function ownPosition(): Promise<Place> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, geolocationOptions);
  });
}
