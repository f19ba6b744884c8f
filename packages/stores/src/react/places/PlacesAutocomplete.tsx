import { TextField, type TextFieldProps } from "@torg/ui";
import { useEffect, useRef, type ReactElement } from "react";
import type { Place } from "../../domain/index.ts";
import { openPlaces } from "./openPlaces.ts";

/** Props of PlacesAutocomplete: those of a text field. */
export interface PlacesAutocompleteProps extends Omit<TextFieldProps, "ref"> {
  /** Hears the place that was chosen. */
  readonly onPlace: (place: Place) => void;
}

/**
 * A text field in which the provider's places library suggests Swedish places. Throws when that library is not
 * there: load it first with `loadMapsScript`.
 */
export function PlacesAutocomplete({ onPlace, ...rest }: PlacesAutocompleteProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const hear = useRef(onPlace);
  useEffect(() => {
    hear.current = onPlace;
  }, [onPlace]);
  useEffect(() => {
    if (field.current === null) return undefined;
    return openPlaces(field.current, (place) => hear.current(place));
  }, []);
  return <TextField {...rest} ref={field} />;
}
