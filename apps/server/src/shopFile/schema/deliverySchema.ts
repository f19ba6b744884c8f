import * as z from "zod";
import { carriers } from "../../carriers/carriers.ts";
import { providers } from "../../providers/providers.ts";
import { idSchema, kronorSchema, pictureSchema, wordsSchema } from "./values.ts";

/** How goods reach the shopper. */
export const deliveryKinds = ["service-point", "home", "store", "digital"] as const;

/** The source of places that means the shop's own list. */
export const ownList = "list";

/** Sources of a way's places: the shop's own list, or a carrier. */
const placeSources = [ownList, ...carriers.map(({ name }) => name)];

/** The delivery is chosen on the shop's own page. */
export const chosenInShop = "shop";

const option = z.strictObject({ id: idSchema, name: wordsSchema });

const kilograms = z.number().positive().max(10_000).describe("Kilograms, such as 20 or 0.5.");

const postalCodes = z.array(z.string().regex(/^\d{1,5}$/, "the first digits of a postal code, such as 98 or 98131"));

const days = z
  .strictObject({ from: z.int().min(0).max(90), to: z.int().min(0).max(90) })
  .refine(({ from, to }) => from <= to, { message: "`to` cannot be less than `from`", path: ["to"] })
  .describe("Working days from when the goods leave the shop.");

const rate = z
  .strictObject({
    postalCodes: postalCodes.default([]).describe("First digits of the postal codes that it holds for; empty: all."),
    overKilograms: z.number().min(0).max(10_000).optional().describe("Holds for parcels that weigh more than this."),
    goodsFrom: kronorSchema.optional().describe("Holds where the goods cost so much, in kronor with VAT."),
    price: kronorSchema,
    days: days.optional(),
  })
  .describe("What a way costs and takes in a case.");

/** A way of delivery. */
const way = z
  .strictObject({
    id: idSchema,
    name: wordsSchema.describe("As shoppers see it, such as `Postombud`."),
    kind: z.enum(deliveryKinds).describe("`service-point`, `home`, `store` (picked up in an own store) or `digital`."),
    price: kronorSchema.default(0),
    rates: z
      .array(rate)
      .default([])
      .describe("Prices by weight, value and postal code; the first that holds counts, and else `price` and `days`."),
    freeFromLimit: z.boolean().default(false).describe("Costs nothing from `delivery.freeFrom` on."),
    days: days.optional(),
    notTo: postalCodes.default([]).describe("First digits of postal codes that it does not reach."),
    heaviest: kilograms.optional(),
    places: z
      .enum(placeSources)
      .optional()
      .describe("Who names the service points: a carrier with access, or the shop's own list, `service-points.csv`."),
    description: z.string().default("").describe("A sentence below the name."),
    image: pictureSchema.optional(),
    chooseStore: z
      .boolean()
      .default(true)
      .describe(
        "For `store`: whether the shopper chooses the store, by its stock, which `storeStock` tells, and its hours.",
      ),
    choose: z.string().default("").describe("What the choice of an option is called."),
    options: z.array(option).default([]).describe("What a shopper chooses between, such as times of the day."),
    providerShippingId: z
      .string()
      .optional()
      .describe("The id of this way where a payment provider lets shoppers choose the delivery in its own part."),
  })
  .describe("A way of delivery.");

const refusal = z
  .strictObject({
    postalCode: z.string().regex(/^\d{5}$/, "a postal code such as 98131"),
    says: z.array(wordsSchema).default([]).describe("What the shopper reads; empty: the usual words."),
    provider: z
      .enum(providers.map(({ name }) => name))
      .optional()
      .describe("The provider that it is refused by."),
  })
  .describe("A postal code that nothing is sent to.");

/** How the shop delivers; the part `delivery` of shop.json. */
export const deliverySchema = z
  .strictObject({
    freeFrom: kronorSchema
      .nullable()
      .default(null)
      .describe("What goods have to cost for delivery to be free, in kronor with VAT; null: it never is."),
    sentSameDayUntil: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 14:00")
      .default("14:00")
      .describe("Until when an order is sent the same day."),
    asksPostalCode: z.boolean().default(true).describe("Whether the checkout asks for the postal code first."),
    refused: z.array(refusal).optional().describe("Postal codes that nothing is sent to; a single way has `notTo`."),
    onlyPickup: z.boolean().default(false).describe("Whether goods can only be picked up in a store."),
    chosenIn: z
      .enum([chosenInShop, ...providers.map(({ name }) => name)])
      .optional()
      .describe(
        "Whose part of the checkout asks how goods come: the shop's, or that of a provider, where the ways that name a `providerShippingId` are offered and the page does not ask as well. Left out: as it was, at first `shop`.",
      ),
    ways: z.array(way).min(1).describe("In the order in which the checkout shows them."),
  })
  .refine(
    ({ chosenIn = chosenInShop, ways }) =>
      chosenIn === chosenInShop || ways.some(({ providerShippingId }) => providerShippingId !== undefined),
    { message: "a provider offers only ways that name a `providerShippingId`", path: ["chosenIn"] },
  )
  .describe("Ways of delivery and what they cost.");

export type DeliveryFile = z.output<typeof deliverySchema>;
