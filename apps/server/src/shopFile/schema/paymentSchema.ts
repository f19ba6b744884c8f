import * as z from "zod";
import { providers } from "../../providers/providers.ts";
import { idSchema, kronorSchema, pictureSchema, wordsSchema } from "./values.ts";

/** The payee of a way to pay by an invoice of the shop's own. */
export const ownInvoice = "invoice";

/** Possible payees of a way to pay: a provider, or an invoice of the shop's own. */
const payees = [...providers.map(({ name }) => name), ownInvoice];

/** Who may use a way to pay. */
export const customerTypes = ["private", "company"] as const;

const way = z
  .strictObject({
    id: idSchema,
    name: wordsSchema.describe("As shoppers see it, such as `Kort`."),
    provider: z
      .enum(payees)
      .describe("Who stands behind it; all but `invoice` need access, which the environment gives."),
    for: z.array(z.enum(customerTypes)).min(1).describe("Who may pay so."),
    description: z.string().default("").describe("A sentence below the name."),
    fee: kronorSchema.optional().describe("What paying so costs the shopper; left out: nothing."),
    image: pictureSchema.optional(),
  })
  .describe("A way to pay. One whose provider the shop has no access to is not shown.");

/** How shoppers pay; the part `payment` of shop.json. */
export const paymentSchema = z
  .strictObject({
    ways: z
      .array(way)
      .min(1)
      .describe("In the order in which the checkout shows them; credit comes last, as law asks."),
  })
  .describe("Ways to pay and who stands behind each.");

export type PaymentFile = z.output<typeof paymentSchema>;
