import type { VatShare } from "@torg/format";
import { wireFlag, wireList, wireObject, wireOre, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { PlacedCode, PlacedCost, PlacedLine, PlacedOrder, PlacedStore } from "../domain/placedOrder.ts";
import { customerTypeSchema } from "./customerTypeSchema.ts";

const costSchema: z.ZodMiniType<PlacedCost> = wireObject({ name: z.string(), priceOre: ["price", wireOre] });

const codeSchema: z.ZodMiniType<PlacedCode> = wireObject({ label: z.string(), amountOre: ["amount", wireOre] });

const storeSchema: z.ZodMiniType<PlacedStore> = wireObject({
  address: wireList(z.string()),
  pageUrl: ["store_page_url", wireTextOrNull],
});

const lineSchema: z.ZodMiniType<PlacedLine> = wireObject({
  name: z.string(),
  quantity: z.int(),
  totalOre: ["total", wireOre],
  isGift: ["is_gift", wireFlag],
  image: wireTextOrNull,
});

const vatSchema: z.ZodMiniType<VatShare> = wireObject({
  percent: z.number(),
  inclOre: ["total", wireOre],
  vatOre: ["vat", wireOre],
});

/** A placed order, as in page data. */
export const placedOrderSchema: z.ZodMiniType<PlacedOrder> = wireObject({
  orderNumber: ["order_name", z.string()],
  orderedAt: ["ordered_at", wireTextOrNull],
  isQuote: ["is_offer", wireFlag],
  isWithdrawn: ["is_withdrawn", wireFlag],
  customerType: ["customer_type", z._default(customerTypeSchema, "private")],
  name: wireText,
  email: wireText,
  lines: z.array(lineSchema),
  productsOre: ["products", wireOre],
  discounts: wireList(codeSchema),
  delivery: z._default(z.nullable(costSchema), null),
  store: z._default(z.nullable(storeSchema), null),
  deliveryTime: ["delivery_time", wireText],
  fee: z._default(z.nullable(costSchema), null),
  totalOre: ["total", wireOre],
  vatOre: ["vat", wireOre],
  vatRates: ["vat_rates", wireList(vatSchema)],
  giftCards: ["gift_cards", wireList(codeSchema)],
  paymentName: ["payment_name", wireText],
  isPaid: ["is_paid", wireFlag],
  address: wireList(z.string()),
  message: wireText,
});
