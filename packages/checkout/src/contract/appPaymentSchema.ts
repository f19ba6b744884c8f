import { wireObject, wireOre, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { AppPayment } from "../domain/appPayment.ts";

/** A payment pending in an app of the buyer, as in page data. */
export const appPaymentSchema: z.ZodMiniType<AppPayment> = wireObject({
  name: wireText,
  reference: wireText,
  amountOre: ["amount", wireOre],
  link: wireTextOrNull,
  code: z._default(z.nullable(z.object({ size: z.int(), path: z.string() })), null),
  trouble: wireTextOrNull,
});
