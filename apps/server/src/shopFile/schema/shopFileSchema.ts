import { parseCompanyNumber } from "@torg/format";
import * as z from "zod";
import { deliverySchema } from "./deliverySchema.ts";
import { discountCodesSchema } from "./discountCodesSchema.ts";
import { homeSchema, navigationSchema } from "./homeSchema.ts";
import { openingHoursSchema } from "./openingHoursSchema.ts";
import { paymentSchema } from "./paymentSchema.ts";
import { storesSchema } from "./storesSchema.ts";
import { addressSchema, wordsSchema } from "./values.ts";

const company = z
  .strictObject({
    name: wordsSchema.describe("The company's registered name."),
    organisationNumber: z
      .string()
      .default("")
      .refine(
        (text) => text === "" || parseCompanyNumber(text, new Date()).ok,
        "an organisation number such as 556016-0680",
      ),
    vatNumber: z
      .string()
      .regex(/^(SE\d{10}01)?$/, "a VAT number such as SE556016068001")
      .default(""),
    address: z.string().default("").describe("Street, postal code and city, in one line."),
  })
  .describe("Who runs the shop, as Swedish law wants it shown.");

const contact = z
  .strictObject({
    email: z
      .union([z.literal(""), z.email()])
      .default("")
      .describe("Where shoppers write to, and orders are told."),
    phone: z.string().default(""),
    openingHours: openingHoursSchema.optional().describe("When customer service answers."),
  })
  .describe("How the shop is reached.");

const redirect = z.strictObject({
  from: z.string().regex(/^\/[^?#\s]*$/, "a path that begins with /"),
  to: addressSchema,
  permanent: z.boolean().default(true),
});

const mail = z
  .strictObject({
    from: z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]+$/, "a sender such as Min butik <butik@example.se>")
      .describe("Who letters come from: `Min butik <butik@example.se>`. The variable MAIL_FROM goes before it."),
  })
  .describe("Letters.");

/** Everything that a shop says of itself in shop.json. */
export const shopFileSchema = z
  .strictObject({
    $schema: z.string().optional().describe("Where this schema lies, for an editor."),
    name: wordsSchema.describe("The shop's name, as titles and letters say it."),
    theme: z.enum(["standard", "team-workwear"]).default("standard").describe("How the shop looks."),
    productsPerPage: z.int().min(1).max(96).default(24),
    sellingPaused: z.boolean().default(false).describe("Whether nothing can be bought for now."),
    company,
    contact: contact.default({ email: "", phone: "" }),
    delivery: deliverySchema.optional(),
    payment: paymentSchema.optional(),
    stores: storesSchema.optional(),
    home: homeSchema.optional(),
    navigation: navigationSchema.optional(),
    redirects: z.array(redirect).optional().describe("Addresses that have moved."),
    discountCodes: discountCodesSchema.optional(),
    mail: mail.optional(),
  })
  .meta({ title: "shop.json", description: "A shop of one's own. What is left out stays as it is." });

export type ShopFile = z.output<typeof shopFileSchema>;
