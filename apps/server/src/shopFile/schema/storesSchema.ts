import { parsePostalCode } from "@torg/format";
import { storePath } from "@torg/format/addresses";
import * as z from "zod";
import { openingHoursSchema } from "./openingHoursSchema.ts";
import { idSchema, wordsSchema } from "./values.ts";

const position = z
  .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .describe("Its position in degrees; left out: not shown on the map.");

const store = z
  .strictObject({
    id: idSchema.describe(`An id of your choice, and the last part of the address of its page: \`${storePath}\`.`),
    code: wordsSchema
      .max(60)
      .optional()
      .describe("Its `store_code` in `storeStock`, ignoring case. Left out: its `id`."),
    name: wordsSchema,
    address: z.string().default("").describe("Street and number."),
    postalCode: z
      .string()
      .default("")
      .refine((text) => text === "" || parsePostalCode(text).ok, "a postal code such as 123 45"),
    city: wordsSchema,
    position: position.optional(),
    phone: z.string().default(""),
    email: z.union([z.literal(""), z.email()]).default(""),
    openingHours: openingHoursSchema.optional().describe("Left out: those of `storeHours`."),
    onlyWhiteGoods: z.boolean().default(false).describe("Whether it sells white goods only."),
    takesSmallElectricals: z
      .boolean()
      .default(false)
      .describe("Whether it takes back small electrical waste without a purchase, as shops of more than 400 m² must."),
    hasPage: z.boolean().default(true),
  })
  .describe("A physical store.");

/** The stores of the shop; the part `stores` of shop.json. */
export const storesSchema = z.array(store).describe("Physical stores, if there are any.");

/** The stock of stores is set at the desk or through the API. */
export const atDesk = "desk";

/** The source of each store's stock; the part `storeStock` of shop.json. */
export const storeStockSchema = z
  .union(
    [
      z.literal(atDesk),
      z.string().regex(/^https?:\/\/\S+$/),
      z.string().regex(/^(?!\/)(?!.*\.\.)\S+\.(tsv|csv|txt)(\.gz)?$/),
    ],
    { error: "a table such as feed/store-stock.tsv, an address that begins with https://, or desk" },
  )
  .describe(
    "The source of each store's stock: a table in the folder with the columns `store_code`, `id` and `quantity`, such as `feed/store-stock.tsv`, or its address; `desk`: the stock is set at the desk or by programs.",
  );

export type StoreFile = z.output<typeof store>;
