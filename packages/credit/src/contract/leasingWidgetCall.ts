import { defineCall, wireInteger, wireObject } from "@torg/http";
import * as z from "zod/mini";

/** HTML, given directly or as the member `html` of a JSON object. */
const htmlSchema = z.pipe(
  z.transform((answer: unknown): unknown =>
    typeof answer === "object" && answer !== null && "html" in answer ? answer.html : answer,
  ),
  z.string(),
);

/** Requests the leasing widget of a product, as HTML. An empty response and a failure mean that there is none. */
export const leasingWidgetCall = defineCall({
  method: "GET",
  path: "/api/internal/wasa/leasing_widget",
  encoding: "query",
  request: wireObject({
    productId: ["product_id", wireInteger],
    variantId: ["variant_id", z._default(z.string(), "")],
  }),
  response: htmlSchema,
  accept: "text/html, application/json",
  summary: "Returns the leasing widget of a product as HTML.",
});
