import * as z from "zod";
import { dateSchema, kronorSchema, wordsSchema } from "./values.ts";

const code = z
  .strictObject({
    code: z
      .string()
      .regex(/^[\p{Lu}\d][\p{Lu}\d-]{1,39}$/u, "capitals, digits and hyphens")
      .describe("The code that shoppers type."),
    name: wordsSchema.describe("Its name in the cart and on receipts."),
    percent: z.int().min(1).max(100).optional(),
    kronor: kronorSchema.min(1).optional(),
    from: dateSchema.optional().describe("The first day it is valid."),
    until: dateSchema.optional().describe("The last day it is valid."),
    uses: z.int().min(1).optional().describe("Maximum number of orders that use it."),
    usesPerCustomer: z.int().min(1).optional(),
    removable: z.boolean().default(true).describe("Whether a shopper can remove it again."),
  })
  .refine(({ percent, kronor }) => (percent === undefined) !== (kronor === undefined), {
    message: "name either `percent` or `kronor`",
  });

/** Discount codes; the part `discountCodes` of shop.json. */
export const discountCodesSchema = z
  .array(code)
  .describe("Discount codes. Gift cards are money, so they are created by a command, not here.");

export type DiscountCodeFile = z.output<typeof code>;
