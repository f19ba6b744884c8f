import { inOre, wireFlag, wireNumberOrNull, wireObject, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { DeliveryPromise } from "../domain/product/deliveryPromise.ts";

const days = z.object({ from: z.int(), to: z.int() });
const dates = z.object({ from: z.string(), to: z.string(), today: z.string() });

/** The delivery promise of a product, as page data carries it; prices are kronor. */
export const deliveryPromiseSchema: z.ZodMiniType<DeliveryPromise> = wireObject({
  wayName: ["name", z.string()],
  priceOre: ["price", inOre(z.number())],
  freeFromOre: ["free_from", inOre(wireNumberOrNull)],
  days: z._default(z.nullable(days), null),
  dates: z._default(z.nullable(dates), null),
  postalCode: ["postal_code", wireTextOrNull],
  isDigital: ["is_digital", wireFlag],
});
