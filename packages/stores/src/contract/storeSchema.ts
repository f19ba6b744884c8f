import { wireFlag, wireInteger, wireObject, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { Store } from "../domain/index.ts";

const openSpan = z.object({ opens: z.string(), closes: z.string() });
const hours = z.object({
  week: z.array(z.array(openSpan)),
  exceptions: z._default(z.array(z.object({ date: z.string(), spans: z.array(openSpan) })), []),
});

const degrees = z._default(z.nullable(z.number()), null);

/** A store as page data carries it. */
export const storeSchema: z.ZodMiniType<Store> = wireObject({
  id: wireInteger,
  name: z.string(),
  city: wireText,
  county: ["county", z.optional(z.nullable(z.string()))],
  address: wireText,
  zip: wireText,
  fullAddress: ["full_address", wireText],
  lat: degrees,
  lng: degrees,
  phoneNumber: ["phone_number", wireText],
  email: wireText,
  openingHours: ["opening_hours", wireText],
  hours: ["hours", z.optional(z.nullable(hours))],
  pageUrl: ["store_page_url", wireTextOrNull],
  onlyWhiteGoods: ["only_white_goods", wireFlag],
  takeBackText: ["take_back_offer", wireTextOrNull],
  hasProduct: ["product_in_stock", z.optional(z.boolean())],
  productOrder: ["product_status_order", z.optional(z.int())],
});
