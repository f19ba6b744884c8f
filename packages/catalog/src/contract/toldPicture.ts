import * as z from "zod/mini";

/** A length in pixels; what is none is not told. */
const pixels = z.optional(
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === "number" && Number.isInteger(value) && value > 0 ? value : undefined,
    ),
    z.optional(z.number()),
  ),
);

const tonePattern = /^#[\da-f]{6}$/i;

/** The colour of a picture's ground as `#rrggbb`; what is none is not told: it stands in a style. */
export const toneSchema = z.optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === "string" && tonePattern.test(value) ? value : undefined)),
    z.optional(z.string()),
  ),
);

/**
 * What a backend may tell of a picture before it is fetched: the colour of its ground as `#rrggbb`, which fills its place
 * meanwhile, and its true size in pixels.
 */
export const toldPictureFields = {
  tone: toneSchema,
  width: pixels,
  height: pixels,
} as const;
