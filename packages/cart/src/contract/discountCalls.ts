import { cleanPastedText } from "@torg/format/typed";
import { defineCall, wireFlag, wireObject, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";
import { cartPaths } from "./cartForms.ts";
import { discountSchema } from "./discountSchema.ts";
import { refreshSchema } from "./refreshSchema.ts";

/** A code; the field of the page's own form is called `campaign_code`. */
export const discountRequestSchema = z.pipe(
  z.transform((body: unknown) =>
    typeof body === "object" && body !== null && "campaign_code" in body ? { code: body.campaign_code, ...body } : body,
  ),
  wireObject({
    code: z.pipe(wireText, z.string().check(z.overwrite(cleanPastedText))),
    refreshCheckout: ["refresh_checkout", refreshSchema],
  }),
);

const nullableDiscount = z._default(z.nullable(discountSchema), null);
const snippetSchema = z.optional(z.nullable(z.string()));

/** Adds a discount code; `discount` null means that nothing was applied now. */
export const storeDiscountCall = defineCall({
  method: "POST",
  path: cartPaths.storeDiscount,
  encoding: "form",
  request: discountRequestSchema,
  response: z.object({ discount: nullableDiscount, message: wireTextOrNull, snippet: snippetSchema }),
  summary: "Adds a discount code or gift card.",
});

/** Removes a discount code. */
export const destroyDiscountCall = defineCall({
  method: "POST",
  path: cartPaths.destroyDiscount,
  encoding: "form",
  request: discountRequestSchema,
  response: z.object({
    error: wireFlag,
    message: wireTextOrNull,
    discount: nullableDiscount,
    snippet: snippetSchema,
  }),
  summary: "Removes a discount code or gift card.",
});
