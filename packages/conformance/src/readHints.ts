import en from "zod/v4/locales/en.js";
import * as z from "zod/mini";
import type { Hints } from "./Hints.ts";

const texts = z.optional(z.array(z.string()));

const program = z.object({ token: z.string(), scopes: z.array(z.string()) });

const hintsSchema = z.strictObject({
  products: z.optional(z.array(z.int())),
  discountCodes: texts,
  refusedCodes: texts,
  lastingCodes: texts,
  postalCode: z.optional(z.string()),
  refusedPostalCodes: texts,
  login: z.optional(z.object({ email: z.string(), password: z.string() })),
  order: z.optional(z.object({ name: z.string(), email: z.string() })),
  program: z.optional(program),
  limitedProgram: z.optional(program),
  review: z.optional(z.object({ uuid: z.string(), productId: z.int() })),
});

/**
 * Reads hints from the text of a JSON file.
 * @throws Error that names the problem in the file.
 */
export function readHints(text: string): Hints {
  z.config(en());
  const data: unknown = JSON.parse(text);
  const read = hintsSchema.safeParse(data);
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
  const given = Object.entries(read.data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}
