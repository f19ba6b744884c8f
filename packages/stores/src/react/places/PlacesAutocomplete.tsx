import { TextField, type TextFieldProps } from "@torg/ui";
import { useEffect, useRef, type ReactElement, type RefObject } from "react";
import type { Place } from "../../domain/index.ts";
import { openPlaces } from "./openPlaces.ts";

/** Props of PlacesAutocomplete: those of a text field. */
export interface PlacesAutocompleteProps extends Omit<TextFieldProps, "ref"> {
  /** Hears the place that was chosen. */
  readonly onPlace: (place: Place) => void;
  /** Whether the library is there; until then it is a plain text field. True when left out. */
  readonly isLoaded?: boolean;
  /** Gets the field. */
  readonly fieldRef?: RefObject<HTMLInputElement | null>;
}

/**
 * A text field in which the provider's places library suggests Swedish places. Throws when that library is said to be
 * there and is not: load it first with `usePlaces`.
 */
export function PlacesAutocomplete({
  onPlace,
  isLoaded = true,
  fieldRef,
  ...rest
}: PlacesAutocompleteProps): ReactElement {
  const own = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? own;
  const latest = useRef(onPlace);
  useEffect(() => {
    latest.current = onPlace;
  }, [onPlace]);
  useEffect(() => {
    if (!isLoaded || field.current === null) return undefined;
    return openPlaces(field.current, (place) => latest.current(place));
  }, [isLoaded, field]);
  return <TextField {...rest} ref={field} />;
}
