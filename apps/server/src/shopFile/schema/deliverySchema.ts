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
    postalCodes: postalCodes.default([]).describe("First digits of the postal codes it applies to; empty: all."),
    overKilograms: z.number().min(0).max(10_000).optional().describe("Applies to parcels heavier than this."),
    goodsFrom: kronorSchema.optional().describe("Applies if the goods cost at least this much, in kronor with VAT."),
    price: kronorSchema,
    days: days.optional(),
  })
  .describe("Price and delivery time in one case.");

/** A way of delivery. */
const way = z
  .strictObject({
    id: idSchema,
    name: wordsSchema.describe("The name that shoppers see, such as `Postombud`."),
    kind: z
      .enum(deliveryKinds)
      .describe("`service-point`, `home`, `store` (picked up in one of the shop's stores) or `digital`."),
    price: kronorSchema.default(0),
    rates: z
      .array(rate)
      .default([])
      .describe("Prices by weight, value and postal code; the first that applies is used, else `price` and `days`."),
    freeFromLimit: z.boolean().default(false).describe("Whether it is free from `delivery.freeFrom` on."),
    days: days.optional(),
    notTo: postalCodes.default([]).describe("First digits of the postal codes it does not reach."),
    heaviest: kilograms.optional(),
    places: z
      .enum(placeSources)
      .optional()
      .describe("Source of the service points: a carrier with access, or the shop's own list, `service-points.csv`."),
    description: z.string().default("").describe("A sentence shown below the name."),
    image: pictureSchema.optional(),
    chooseStore: z
      .boolean()
      .default(true)
      .describe(
        "For `store`: whether the shopper chooses the store, by its opening hours and its stock (see `storeStock`).",
      ),
    choose: z.string().default("").describe("The label of the choice between `options`."),
    options: z.array(option).default([]).describe("Options to choose between, such as times of day."),
    providerShippingId: z
      .string()
      .optional()
      .describe("The id of this delivery method at a payment provider in whose checkout the delivery is chosen."),
  })
  .describe("A delivery method.");

const refusal = z
  .strictObject({
    postalCode: z.string().regex(/^\d{5}$/, "a postal code such as 98131"),
    says: z.array(wordsSchema).default([]).describe("The text that the shopper sees; empty: the default text."),
    provider: z
      .enum(providers.map(({ name }) => name))
      .optional()
      .describe("The provider that refuses it."),
  })
  .describe("A postal code that the shop does not deliver to.");

/** How the shop delivers; the part `delivery` of shop.json. */
export const deliverySchema = z
  .strictObject({
    freeFrom: kronorSchema
      .nullable()
      .default(null)
      .describe("Delivery is free if the goods cost at least this much, in kronor with VAT; null: never."),
    sentSameDayUntil: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 14:00")
      .default("14:00")
      .describe("Orders placed before this time are sent the same day."),
    asksPostalCode: z.boolean().default(true).describe("Whether the checkout asks for the postal code first."),
    refused: z
      .array(refusal)
      .optional()
      .describe("Postal codes that the shop does not deliver to; for a single delivery method, use `notTo`."),
    onlyPickup: z.boolean().default(false).describe("Whether goods can only be picked up in a store."),
    chosenIn: z
      .enum([chosenInShop, ...providers.map(({ name }) => name)])
      .optional()
      .describe(
        "Where shoppers choose the delivery: in the checkout of the shop or in that of a provider. A provider offers only the delivery methods that have a `providerShippingId`, and the shop's page does not ask again. Left out: unchanged, initially `shop`.",
      ),
    ways: z.array(way).min(1).describe("Delivery methods in the order that the checkout shows them."),
  })
  .refine(
    ({ chosenIn = chosenInShop, ways }) =>
      chosenIn === chosenInShop || ways.some(({ providerShippingId }) => providerShippingId !== undefined),
    { message: "a provider offers only ways that name a `providerShippingId`", path: ["chosenIn"] },
  )
  .describe("Delivery methods and their prices.");

export type DeliveryFile = z.output<typeof deliverySchema>;
