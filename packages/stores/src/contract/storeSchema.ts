import { wireFlag, wireInteger, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import type { Store } from "../domain/index.ts";

const degrees = z._default(z.nullable(z.number()), null);

/** A store as page data carries it. */
export const storeSchema: z.ZodMiniType<Store> = z.object({
  id: wireInteger,
  name: z.string(),
  city: wireText,
  address: wireText,
  zip: wireText,
  full_address: wireText,
  lat: degrees,
  lng: degrees,
  phone_number: wireText,
  email: wireText,
  opening_hours: wireText,
  store_page_url: wireTextOrNull,
  only_white_goods: wireFlag,
  take_back_offer: wireTextOrNull,
  product_in_stock: z.optional(z.boolean()),
  product_status_order: z.optional(z.int()),
});
