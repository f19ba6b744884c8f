import * as z from "zod/mini";

/** A length in pixels; what is none is not told. */
const pixels = z.catch(z.optional(z.int().check(z.positive())), undefined);

/**
 * What a backend may tell of a picture before it is fetched: the colour of its ground as `#rrggbb`, which fills its place
 * meanwhile, and its true size in pixels. What is no such value is not told: it stands in a style.
 */
export const toldPictureFields = {
  tone: z.catch(z.optional(z.string().check(z.regex(/^#[\da-fA-F]{6}$/))), undefined),
  width: pixels,
  height: pixels,
} as const;
