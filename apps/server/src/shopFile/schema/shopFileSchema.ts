import { withdrawalDays } from "@torg/compliance";
import { parseCompanyNumber } from "@torg/format";
import { shopAddresses } from "@torg/format/addresses";
import * as z from "zod";
import { deliverySchema } from "./deliverySchema.ts";
import { discountCodesSchema } from "./discountCodesSchema.ts";
import { homeSchema, navigationSchema } from "./homeSchema.ts";
import { openingHoursSchema } from "./openingHoursSchema.ts";
import { paymentSchema } from "./paymentSchema.ts";
import { storesSchema, storeStockSchema } from "./storesSchema.ts";
import { catalogSchema, guaranteeSchema, mapsSchema } from "./switchesSchema.ts";
import { addressSchema, categorySchema, idSchema, kronorSchema, pictureSchema, wordsSchema } from "./values.ts";
import { vatSchema } from "./vatSchema.ts";
import { webhooksSchema } from "./webhooksSchema.ts";

const company = z
  .strictObject({
    name: wordsSchema.describe("The company's registered name."),
    organisationNumber: z
      .string()
      .default("")
      .refine(
        (text) => text === "" || parseCompanyNumber(text, new Date()).ok,
        "an organisation number such as 556016-0680, whose last figure is reckoned from those before it",
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

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "a colour such as #0a5c4c");

const facetPage = z.strictObject({
  brand: idSchema.describe("The end of the brand's address: `nordvik`."),
  category: categorySchema,
  heading: wordsSchema.optional().describe("Left out: the names of both."),
  text: wordsSchema.optional().describe("A sentence below the heading, which search engines show."),
});

const redirect = z.strictObject({
  from: z.string().regex(/^\/[^?#\s]*$/, "a path that begins with /"),
  to: addressSchema,
  permanent: z.boolean().default(true),
});

const returns = z
  .strictObject({
    cost: wordsSchema
      .describe("What it costs to send goods back, as a sentence of the terms, which name it as `{{returns.cost}}`.")
      .optional(),
    days: z.int().min(withdrawalDays).max(3650).optional().describe("Days in which goods may be sent back."),
    fee: kronorSchema
      .optional()
      .describe("What a parcel back costs the customer, told to search engines; left out: what the carrier takes."),
    pictures: z.int().min(0).max(10).default(3).describe("How many pictures a complaint may have."),
  })
  .describe("Goods that are sent back.");

const reviews = z
  .strictObject({
    askAfterDays: z
      .int()
      .min(0)
      .max(365)
      .describe(
        "Days from the delivery of an order to the letter that asks its buyer for reviews; 0: nobody is asked. Without `reviews` it stays as it was, at first 14.",
      ),
  })
  .describe("Reviews of those who have bought.");

const besideHtml = "as HTML that stands beside the checkout; empty: none. Left out: as it was, at first none.";

const checkout = z
  .strictObject({
    pictures: z
      .array(z.strictObject({ picture: pictureSchema, address: addressSchema }))
      .default([])
      .describe("Pictures beside the checkout that lead somewhere."),
    newsletter: z.boolean().default(true).describe("Whether the checkout offers the newsletter."),
    priceComparison: z.string().optional().describe(`The badge of a comparison of prices, ${besideHtml}`),
    loyaltyClub: z.string().optional().describe(`A club of customers, ${besideHtml}`),
    terms: addressSchema.default(shopAddresses.terms).describe("The page of the terms that a buyer agrees to."),
  })
  .describe("What the checkout shows beside what is paid.");

const mail = z
  .strictObject({
    from: z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]+$/, "a sender such as Min butik <butik@example.se>")
      .describe("Who letters come from: `Min butik <butik@example.se>`. The variable MAIL_FROM goes before it."),
    orders: z
      .email()
      .optional()
      .describe(
        "Where the seller is told of orders, returns and what went wrong; left out: the mail address of `contact`.",
      ),
  })
  .describe("Letters.");

/** The whole of shop.json. */
export const shopFileSchema = z
  .strictObject({
    $schema: z.string().optional().describe("Where this schema lies, for an editor."),
    name: wordsSchema.describe("The shop's name, as titles and letters say it."),
    theme: z.enum(["standard", "team-workwear"]).default("standard").describe("How the shop looks."),
    logo: z
      .strictObject({
        picture: pictureSchema,
        width: z.int().min(1).max(400).describe("CSS pixels."),
        height: z.int().min(1).max(120).describe("CSS pixels."),
      })
      .optional()
      .describe("The shop's mark in the head of every page; left out, its name in letters."),
    icon: pictureSchema
      .optional()
      .describe("The shop's sign, square, as a drawing (SVG) or PNG of at least 512 pixels."),
    themeColor: z
      .strictObject({ light: colour, dark: colour })
      .optional()
      .describe("The colours of the browser around the pages, by day and by night."),
    productsPerPage: z.int().min(1).max(96).default(24),
    sellingPaused: z.boolean().default(false).describe("Whether nothing can be bought for now."),
    quotesOnly: z
      .boolean()
      .default(false)
      .describe("Whether the shop takes requests for a quote in the place of orders."),
    company,
    catalog: catalogSchema.optional(),
    vat: vatSchema.optional(),
    maps: mapsSchema.optional(),
    guarantee: guaranteeSchema.optional(),
    contact: contact.default({ email: "", phone: "" }),
    delivery: deliverySchema.optional(),
    payment: paymentSchema.optional(),
    checkout: checkout.optional(),
    returns: returns.optional(),
    reviews: reviews.optional(),
    storeHours: openingHoursSchema.optional().describe("Opening hours of every store that names none of its own."),
    stores: storesSchema.optional(),
    storeStock: storeStockSchema.optional(),
    home: homeSchema.optional(),
    navigation: navigationSchema.optional(),
    facetPages: z
      .array(facetPage)
      .optional()
      .describe("Brands within categories that search engines may find; all other filtered pages stay out."),
    redirects: z.array(redirect).optional().describe("Addresses that have moved."),
    discountCodes: discountCodesSchema.optional(),
    mail: mail.optional(),
    webhooks: webhooksSchema.optional(),
  })
  .meta({ title: "shop.json", description: "A shop of one's own. What is left out stays as it is." });

export type ShopFile = z.output<typeof shopFileSchema>;
