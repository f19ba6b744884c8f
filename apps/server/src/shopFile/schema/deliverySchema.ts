import * as z from "zod";
import { idSchema, kronorSchema, pictureSchema, wordsSchema } from "./values.ts";

/** How goods come to the shopper. */
export const deliveryKinds = ["service-point", "home", "store", "digital"] as const;

const option = z.strictObject({ id: idSchema, name: wordsSchema });

const days = z
  .strictObject({ from: z.int().min(0).max(90), to: z.int().min(0).max(90) })
  .refine(({ from, to }) => from <= to, { message: "`to` cannot be less than `from`", path: ["to"] })
  .describe("Working days from the order to the delivery.");

/** One way of delivery. */
const way = z
  .strictObject({
    id: idSchema,
    name: wordsSchema.describe("As shoppers see it, such as `Postombud`."),
    kind: z.enum(deliveryKinds).describe("`service-point`, `home`, `store` (picked up in an own store) or `digital`."),
    price: kronorSchema.default(0),
    freeFromLimit: z.boolean().default(false).describe("Costs nothing from `delivery.freeFrom` on."),
    days: days.optional(),
    description: z.string().default("").describe("A sentence below the name."),
    image: pictureSchema.optional(),
    choose: z.string().default("").describe("What the choice of an option is called, such as `Välj tid`."),
    options: z.array(option).default([]).describe("What a shopper chooses between, such as times of the day."),
    klarnaShippingOption: z.string().optional().describe("The id of this way in Klarna's own choice of delivery."),
  })
  .describe("A way of delivery.");

/** How the shop delivers; the part `delivery` of shop.json. */
export const deliverySchema = z
  .strictObject({
    freeFrom: kronorSchema
      .nullable()
      .default(null)
      .describe("What goods have to cost for delivery to be free, in kronor with VAT; null: it never is."),
    asksPostalCode: z.boolean().default(true).describe("Whether the checkout asks for the postal code first."),
    onlyPickup: z.boolean().default(false).describe("Whether goods can only be picked up in a store."),
    ways: z.array(way).min(1).describe("In the order in which the checkout shows them."),
  })
  .describe("Ways of delivery and what they cost.");

export type DeliveryFile = z.output<typeof deliverySchema>;
