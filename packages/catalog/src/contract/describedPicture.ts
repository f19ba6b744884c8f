import * as z from "zod/mini";

/** A length in pixels; anything else is dropped. */
const pixels = z.optional(
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === "number" && Number.isInteger(value) && value > 0 ? value : undefined,
    ),
    z.optional(z.number()),
  ),
);

const tonePattern = /^#[\da-f]{6}$/i;

/**
 * The background colour of a picture as `#rrggbb`. Anything else is dropped, because the value is written into a style.
 */
export const toneSchema = z.optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === "string" && tonePattern.test(value) ? value : undefined)),
    z.optional(z.string()),
  ),
);

/**
 * What a backend may say about a picture before it loads: its background colour as `#rrggbb`, which fills the space
 * meanwhile, and its real size in pixels.
 */
export const describedPictureFields = {
  tone: toneSchema,
  width: pixels,
  height: pixels,
} as const;
