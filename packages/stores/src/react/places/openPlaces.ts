import type { Place } from "../../domain/distance.ts";

/** The used part of the provider's autocomplete. */
interface Autocomplete {
  addListener(event: "place_changed", listener: () => void): { remove(): void };
  getPlace(): { readonly geometry?: { readonly location?: { lat(): number; lng(): number } } };
}

interface Places {
  readonly Autocomplete: new (
    field: HTMLInputElement,
    options: { readonly componentRestrictions: { readonly country: string }; readonly fields: readonly string[] },
  ) => Autocomplete;
}

declare global {
  interface Window {
    readonly google?: { readonly maps?: { readonly places?: Places } };
  }
}

/** Console message if the provider's script loaded without its library. */
export const placesMissing =
  "PlacesAutocomplete: google.maps.places is not loaded; add libraries=places to the maps script.";

/** Whether the places library is in the page. */
export const hasPlacesLibrary = (): boolean => window.google?.maps?.places !== undefined;

/**
 * Attaches the provider's suggestions of Swedish places to a field; returns the function that detaches them. Throws if
 * the library is missing.
 */
export function openPlaces(field: HTMLInputElement, onPlace: (place: Place) => void): () => void {
  const places = window.google?.maps?.places;
  if (places === undefined) throw new Error(placesMissing);
  const options = { componentRestrictions: { country: "se" }, fields: ["geometry"] };
  const autocomplete = new places.Autocomplete(field, options);
  const listener = autocomplete.addListener("place_changed", () => {
    const location = autocomplete.getPlace().geometry?.location;
    if (location !== undefined) onPlace({ latitude: location.lat(), longitude: location.lng() });
  });
  return () => listener.remove();
}
