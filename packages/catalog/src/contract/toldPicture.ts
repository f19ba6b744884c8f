import * as z from "zod/mini";

/** A length in pixels; what is none is not told. */
const pixels = z.catch(z.optional(z.int().check(z.positive())), undefined);

/** The colour of a picture's ground as `#rrggbb`; what is none is not told: it stands in a style. */
export const toneSchema = z.catch(z.optional(z.string().check(z.regex(/^#[\da-fA-F]{6}$/))), undefined);

/**
 * What a backend may tell of a picture before it is fetched: the colour of its ground as `#rrggbb`, which fills its place
 * meanwhile, and its true size in pixels.
 */
export const toldPictureFields = {
  tone: toneSchema,
  width: pixels,
  height: pixels,
} as const;
