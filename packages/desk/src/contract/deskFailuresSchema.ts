import { wireObject } from "@torg/http";
import * as z from "zod/mini";
import { waitingMove } from "./deskSchemas.ts";

const isRepeatable = ["is_repeatable", z.boolean()] as const;

/** Everything that has failed in the shop. */
export const deskFailuresSchema = wireObject({
  jobs: z.array(
    wireObject({
      id: z.int(),
      what: z.string(),
      order: z.nullable(z.string()),
      problem: z.string(),
      /** ISO moment. */
      at: z.string(),
      isRepeatable,
    }),
  ),
  money: z.array(wireObject({ order: z.string(), ...waitingMove })),
  webhooks: z.array(
    wireObject({
      id: z.string(),
      type: z.string(),
      endpoint: z.string(),
      /** ISO moment. */
      at: z.string(),
      tries: z.int(),
      status: z.nullable(z.int()),
      problem: z.string(),
      isRepeatable,
    }),
  ),
});
