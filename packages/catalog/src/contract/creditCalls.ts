import { defineCall } from "@torg/http";
import * as z from "zod/mini";
import { id, idOrNull, listOf, wrapList } from "./fields.ts";

/** A way to pay a product in parts; the monthly cost is in kronor. */
export const creditCampaignSchema = z.object({ id, label: z.string(), monthlyCost: z.number() });

/** Asks for the credit campaigns of a product. */
export const creditCampaignsCall = defineCall({
  method: "POST",
  path: "/api/internal/svea_campaigns/index/{productId}",
  encoding: "none",
  request: z.object({ productId: id }),
  response: z.pipe(wrapList("campaigns"), z.object({ campaigns: listOf(creditCampaignSchema) })),
  summary: "Gives the credit campaigns of a product.",
});

/** An id in an address; an empty value is none. */
const idParameter = z.pipe(
  z.transform((value: unknown): unknown => (value === "" ? null : value)),
  idOrNull,
);

/** Asks for the leasing widget of a product: HTML of the shop's own server, or a failure where there is none. */
export const leasingWidgetCall = defineCall({
  method: "GET",
  path: "/api/internal/wasa/leasing_widget",
  encoding: "query",
  request: z.object({ product_id: id, variant_id: z._default(idParameter, null) }),
  response: z.pipe(
    z.transform((body: unknown): unknown =>
      typeof body === "object" && body !== null && "html" in body ? body.html : (body ?? ""),
    ),
    z.string(),
  ),
  summary: "Gives the leasing widget of a product as HTML.",
  accept: "application/json, text/html",
});

export type CreditCampaign = Readonly<z.output<typeof creditCampaignSchema>>;
