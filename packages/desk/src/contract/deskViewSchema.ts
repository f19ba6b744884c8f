import { inOre, wireObject } from "@torg/http";
import * as z from "zod/mini";
import { type DeskView, missingPageKinds, operatorRoles, orderFilters } from "../domain/index.ts";
import { reviewFilters } from "../domain/reviews/index.ts";
import { caseEndings, caseFilters, caseKinds } from "../domain/cases/index.ts";
import { deskCodeSchema } from "./codeCalls.ts";
import { deskReviewSchema } from "./reviewCalls.ts";
import { deskFailuresSchema } from "./deskFailuresSchema.ts";
import { deskLogEntrySchema } from "./operatorCalls.ts";
import { deskFields } from "./deskFields.ts";
import { deskOrderRowSchema, deskOrderSchema } from "./deskSchemas.ts";
import { deskProductRowSchema, deskProductSchema } from "./productSchemas.ts";

const operator = z.object({ name: z.string(), role: z.enum(operatorRoles), token: z.optional(z.string()) });

const ofCase = {
  id: z.string(),
  kind: z.enum(caseKinds),
  number: z.int(),
  order: z.string(),
  /** ISO moment. */
  at: z.string(),
  buyer: z.string(),
  isEnded: ["is_ended", z.boolean()],
} as const;
const caseRow = wireObject({ ...ofCase, pieces: z.int(), pictures: z.int() });
const oneCase = wireObject({
  ...ofCase,
  message: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  pictures: z.array(z.object({ id: z.string(), width: z.int(), height: z.int() })),
  chosen: z.array(wireObject({ lineId: ["line_id", z.int()], quantity: z.int() })),
  ending: z._default(z.nullable(z.enum(caseEndings)), null),
  answer: z._default(z.string(), ""),
});

const day = wireObject({
  day: z.string(),
  orders: z.int(),
  turnoverOre: ["turnover", inOre(z.number())],
  carts: z.int(),
});

/** The content of a desk page, discriminated by `view`. */
export const deskViewSchema: z.ZodMiniType<DeskView> = z.discriminatedUnion("view", [
  wireObject({ view: z.literal("login"), returnTo: [deskFields.returnTo, z.string()] }),
  wireObject({
    view: z.literal("orders"),
    operator,
    orders: z.array(deskOrderRowSchema),
    next: z.nullable(z.string()),
    search: z.string(),
    filter: z.enum(orderFilters),
  }),
  wireObject({
    view: z.literal("cases"),
    operator,
    cases: z.array(caseRow),
    next: z._default(z.nullable(z.string()), null),
    filter: z.enum(caseFilters),
  }),
  wireObject({ view: z.literal("case"), operator, case: oneCase, order: deskOrderSchema }),
  z.object({ view: z.literal("products"), operator, products: z.array(deskProductRowSchema), search: z.string() }),
  z.object({ view: z.literal("product"), operator, product: deskProductSchema }),
  z.object({ view: z.literal("codes"), operator, codes: z.array(deskCodeSchema) }),
  z.object({ view: z.literal("reviews"), operator, reviews: z.array(deskReviewSchema), filter: z.enum(reviewFilters) }),
  wireObject({ view: z.literal("failures"), operator, failures: deskFailuresSchema }),
  wireObject({ view: z.literal("figures"), operator, days: z.array(day) }),
  z.object({
    view: z.literal("log"),
    operator,
    entries: z.array(deskLogEntrySchema),
    next: z.nullable(z.string()),
  }),
  wireObject({ view: z.literal("order"), operator, order: deskOrderSchema }),
  wireObject({ view: z.literal("missing"), operator, what: z.enum(missingPageKinds), name: z.string() }),
]);
