import { wireAmount, wireFlag, wireList, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { PlacedOrder } from "../domain/placedOrder.ts";
import { customerTypeSchema } from "./customerTypeSchema.ts";

const costSchema = z.object({ name: z.string(), price: wireAmount });

/** An order as it was placed, as page data carry it. */
export const placedOrderSchema: z.ZodMiniType<PlacedOrder> = z.object({
  order_name: z.string(),
  is_offer: wireFlag,
  is_withdrawn: wireFlag,
  customer_type: z._default(customerTypeSchema, "private"),
  name: wireText,
  email: wireText,
  lines: z.array(
    z.object({ name: z.string(), quantity: z.int(), total: wireAmount, is_gift: wireFlag, image: wireTextOrNull }),
  ),
  products: wireAmount,
  discounts: wireList(z.object({ label: z.string(), amount: wireAmount })),
  delivery: z._default(z.nullable(costSchema), null),
  fee: z._default(z.nullable(costSchema), null),
  total: wireAmount,
  vat: wireAmount,
  payment_name: wireText,
  is_paid: wireFlag,
  address: wireList(z.string()),
  message: wireText,
});
