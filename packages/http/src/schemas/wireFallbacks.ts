import * as z from "zod/mini";
import { wireFlag, wireInteger, wireText } from "./wireValues.ts";

/** A flag parsed like `wireFlag`, but `missing` if its key is missing. */
export function wireFlagOr(missing: boolean) {
  return z._default(wireFlag, missing);
}

/** A whole number such as an id, or null if it is missing. */
export const wireIntegerOrNull = z._default(z.nullable(wireInteger), null);

/** A number, or 0 if it is missing or null; text is rejected. */
export const wireNumberOrZero = z._default(
  z.pipe(
    z.transform((value: unknown): unknown => value ?? 0),
    z.number(),
  ),
  0,
);

/** A text, or `missing` if its key is missing or null; numbers are converted to text. */
export function wireTextOr(missing: string) {
  return z._default(
    z.pipe(
      z.transform((value: unknown): unknown => value ?? missing),
      wireText,
    ),
    missing,
  );
}
