import * as z from "zod";
import { dateSchema, kronorSchema, wordsSchema } from "./values.ts";

const code = z
  .strictObject({
    code: z
      .string()
      .regex(/^[\p{Lu}\d][\p{Lu}\d-]{1,39}$/u, "capitals, digits and hyphens")
      .describe("What is typed."),
    name: wordsSchema.describe("What cart and receipt call it."),
    percent: z.int().min(1).max(100).optional(),
    kronor: kronorSchema.min(1).optional(),
    from: dateSchema.optional().describe("Its first day."),
    until: dateSchema.optional().describe("Its last day."),
    uses: z.int().min(1).optional().describe("In how many orders at most."),
    usesPerCustomer: z.int().min(1).optional(),
    removable: z.boolean().default(true).describe("Whether a shopper may take it away again."),
  })
  .refine(({ percent, kronor }) => (percent === undefined) !== (kronor === undefined), {
    message: "name either `percent` or `kronor`",
  });

/** Discount codes; the part `discountCodes` of shop.json. */
export const discountCodesSchema = z
  .array(code)
  .describe("Discount codes. Gift cards are money and made by a command, not here.");

export type DiscountCodeFile = z.output<typeof code>;
