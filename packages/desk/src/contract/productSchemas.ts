import { inOre, wireObject } from "@torg/http";
import * as z from "zod/mini";

const ore = inOre(z.number());
const oreOrNull = z.nullable(ore);

const row = {
  id: z.int(),
  name: z.string(),
  article: z.string(),
  stock: z.int(),
  priceOre: ["price", oreOrNull],
  isStopped: ["is_stopped", z.boolean()],
  isRecalled: ["is_recalled", z.boolean()],
} as const;

/** A product in a list at the desk. */
export const deskProductRowSchema = wireObject(row);

const recall = z.object({ numbers: z.string(), hazard: z.string(), advice: z.string() });

const letters = z.object({ told: z.int(), left: z.int(), failed: z.int() });

/** A product at the desk. */
export const deskProductSchema = wireObject({
  ...row,
  url: z.string(),
  prices: wireObject({
    priceOre: ["price", oreOrNull],
    priorOre: ["prior", oreOrNull],
    comparedOre: ["compared", oreOrNull],
    lowestOre: ["lowest", oreOrNull],
  }),
  /** The feed's price, when the shop has set another one; may be left out. */
  feedOre: ["feed_price", z.optional(oreOrNull)],
  /** VAT percent included in its price; may be left out. */
  vatPercent: ["vat_percent", z.optional(z.int())],
  waiting: z.int(),
  stores: z._default(z.array(z.object({ id: z.int(), name: z.string(), stock: z.int(), waiting: z.int() })), []),
  stop: z.nullable(
    z.object({
      id: z.int(),
      reason: z.string(),
      recall: z.nullable(recall),
      letters: z._default(z.nullable(letters), null),
      /** ISO moment. */
      at: z.string(),
      by: z.string(),
    }),
  ),
});
