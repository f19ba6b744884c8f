import * as z from "zod/mini";
import { wireFlag, wireInteger, wireText } from "./wireValues.ts";

/** A flag that reads as `wireFlag` does, but is `missing` when its key is missing. */
export function wireFlagOr(missing: boolean) {
  return z._default(wireFlag, missing);
}

/** A whole number such as an id, or null when it is missing. */
export const wireIntegerOrNull = z._default(z.nullable(wireInteger), null);

/** A number that is 0 when it is missing or null; a text is none. */
export const wireNumberOrZero = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => value ?? 0),
    z.number(),
  ),
  0,
);

/** A text that is `missing` when its key is missing or null; numbers are read as text. */
export function wireTextOr(missing: string) {
  return z._default(
    z.pipe(
      z.transform((value: unknown): unknown => value ?? missing),
      wireText,
    ),
    missing,
  );
}
