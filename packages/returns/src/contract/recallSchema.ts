import { wireObject, wireText } from "@torg/http";
import * as z from "zod/mini";
import type { Recall } from "../domain/recall.ts";

/** A recalled product, as page data carry it. */
export const recallSchema: z.ZodMiniType<Recall> = wireObject({
  productId: ["product_id", z.int()],
  name: z.string(),
  url: wireText,
  image: wireText,
  at: wireText,
  numbers: wireText,
  hazard: z.string(),
  advice: z.string(),
  email: wireText,
  phone: wireText,
});
