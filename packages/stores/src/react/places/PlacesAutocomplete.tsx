import { TextField, type TextFieldProps } from "@torg/ui";
import { useEffect, useRef, type ReactElement, type RefObject } from "react";
import type { Place } from "../../domain/distance.ts";
import { openPlaces } from "./openPlaces.ts";

/** Props of PlacesAutocomplete: those of a text field. */
export interface PlacesAutocompleteProps extends Omit<TextFieldProps, "ref"> {
  /** Called with the chosen place. */
  readonly onPlace: (place: Place) => void;
  /** Whether the library has loaded; until then it is a plain text field. Default: true. */
  readonly isLoaded?: boolean;
  /** Receives the input element. */
  readonly fieldRef?: RefObject<HTMLInputElement | null>;
}

/**
 * A text field with suggestions of Swedish places from the provider's library. Throws if `isLoaded` is set and the
 * library is missing: load it with `usePlaces` first.
 */
export function PlacesAutocomplete({
  onPlace,
  isLoaded = true,
  fieldRef,
  ...rest
}: PlacesAutocompleteProps): ReactElement {
  const ownField = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? ownField;
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
