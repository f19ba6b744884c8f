import * as z from "zod/mini";

/** Reads `true`, `1` and `"1"` as true and everything else as false; a missing field is `missing`. */
export function flag(missing: boolean) {
  return z._default(
    z.pipe(
      z.transform((value: unknown) => value === true || value === 1 || value === "1"),
      z.boolean(),
    ),
    missing,
  );
}

/** A text; a missing field or null is `missing`. */
export function text(missing = "") {
  return z._default(
    z.pipe(
      z.transform((value: unknown): unknown => value ?? missing),
      z.string(),
    ),
    missing,
  );
}

/** A text, or null where there is none; a missing field is null. */
export const textOrNull = z._default(z.nullable(z.string()), null);

/** A list; a missing field or null is the empty list. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z._default(
    z.pipe(
      z.transform((value: unknown): unknown => value ?? []),
      z.array(item),
    ),
    [],
  );
}
