import { vatRates } from "@torg/feed";
import * as z from "zod";
import { categorySchema } from "./values.ts";

const rule = z.strictObject({
  category: categorySchema,
  percent: z.literal([...vatRates]).describe("VAT rate in percent; prices include it."),
});

/** VAT rates for goods whose feed gives none; the part `vat` of shop.json. */
export const vatSchema = z
  .array(rule)
  .refine((rules) => new Set(rules.map(({ category }) => category)).size === rules.length, {
    error: "each category once",
  })
  .describe(
    "VAT rates for goods without `vat_rate` in the feed, by category including its subcategories; the closest category wins. All other goods have 25 %, and delivery has the rate of the largest share of the cart.",
  );
