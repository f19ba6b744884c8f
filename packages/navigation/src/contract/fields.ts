import { wireFlag, wireText } from "@torg/http";
import * as z from "zod/mini";

export { wireList as listOf, wireTextOrNull as textOrNull } from "@torg/http";

/** Reads `true`, `1` and `"1"` as true and everything else as false; a missing field is `missing`. */
export function flag(missing: boolean) {
  return z._default(wireFlag, missing);
}

/** A text; a missing field or null is `missing`. */
export function text(missing = "") {
  return z._default(
    z.pipe(
      z.transform((value: unknown): unknown => value ?? missing),
      wireText,
    ),
    missing,
  );
}
