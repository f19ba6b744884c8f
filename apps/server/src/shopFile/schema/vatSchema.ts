import { vatRates } from "@torg/feed";
import * as z from "zod";
import { categorySchema } from "./values.ts";

const rule = z.strictObject({
  category: categorySchema,
  percent: z.literal([...vatRates]).describe("Percent of VAT in its prices."),
});

/** VAT rates for goods whose feed gives none; the part `vat` of shop.json. */
export const vatSchema = z
  .array(rule)
  .refine((rules) => new Set(rules.map(({ category }) => category)).size === rules.length, {
    error: "each category once",
  })
  .describe(
    "VAT of goods whose feed tells none in `vat_rate`, by category with all that lies below it; the nearest one counts. Everything else bears 25 %, and delivery what most of the cart bears.",
  );
