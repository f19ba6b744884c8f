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
    name: wordsSchema.describe("The name that shoppers see, such as `Kort`."),
    provider: z
      .enum(payees)
      .describe("Its provider; all except `invoice` need access, which is set in the environment."),
    for: z.array(z.enum(customerTypes)).min(1).describe("Who may use it."),
    description: z.string().default("").describe("A sentence shown below the name."),
    fee: kronorSchema.optional().describe("The fee that the shopper pays; left out: none."),
    image: pictureSchema.optional(),
  })
  .describe("A payment method, shown only if the shop has access to its provider.");

/** How shoppers pay; the part `payment` of shop.json. */
export const paymentSchema = z
  .strictObject({
    ways: z
      .array(way)
      .min(1)
      .describe("Payment methods in the order that the checkout shows them; credit comes last, as the law requires."),
  })
  .describe("Payment methods and their providers.");

export type PaymentFile = z.output<typeof paymentSchema>;
