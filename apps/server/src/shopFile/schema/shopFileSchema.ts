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
  .describe("The company that runs the shop, shown as Swedish law requires.");

const contact = z
  .strictObject({
    email: z
      .union([z.literal(""), z.email()])
      .default("")
      .describe("The address that shoppers write to and that order notifications go to."),
    phone: z.string().default(""),
    openingHours: openingHoursSchema.optional().describe("Opening hours of customer service."),
  })
  .describe("How to reach the shop.");

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "a colour such as #0a5c4c");

const facetPage = z.strictObject({
  brand: idSchema.describe("The last part of the brand's address, such as `nordvik`."),
  category: categorySchema,
  heading: wordsSchema.optional().describe("Left out: the names of the brand and the category."),
  text: wordsSchema.optional().describe("A sentence below the heading, which search engines show."),
});

const categoryWords = z.strictObject({
  category: categorySchema,
  heading: wordsSchema.optional().describe("Left out: the name that the feed gives the category."),
  description: wordsSchema.optional().describe("What search engines show; left out: written from its goods."),
});

const redirect = z.strictObject({
  from: z.string().regex(/^\/[^?#\s]*$/, "a path that begins with /"),
  to: addressSchema,
  permanent: z.boolean().default(true),
});

const returns = z
  .strictObject({
    cost: wordsSchema
      .describe("What it costs to send goods back, as a sentence that the terms include as `{{returns.cost}}`.")
      .optional(),
    days: z.int().min(withdrawalDays).max(3650).optional().describe("Number of days in which goods may be sent back."),
    fee: kronorSchema
      .optional()
      .describe("What the customer pays for a return parcel, for search engines; left out: what the carrier charges."),
    pictures: z.int().min(0).max(10).default(3).describe("Maximum number of pictures in a complaint."),
  })
  .describe("Returns.");

const reviews = z
  .strictObject({
    askAfterDays: z
      .int()
      .min(0)
      .max(365)
      .describe(
        "Days from the delivery of an order to the e-mail that asks its buyer for reviews; 0: no e-mail. Without `reviews`: unchanged, initially 14.",
      ),
  })
  .describe("Reviews by buyers.");

const besideHtml = "as HTML shown beside the checkout; empty: none. Left out: unchanged, initially none.";

const checkout = z
  .strictObject({
    pictures: z
      .array(z.strictObject({ picture: pictureSchema, address: addressSchema }))
      .default([])
      .describe("Pictures with links, shown beside the checkout."),
    newsletter: z.boolean().default(true).describe("Whether the checkout offers the newsletter."),
    priceComparison: z.string().optional().describe(`The badge of a price comparison site, ${besideHtml}`),
    loyaltyClub: z.string().optional().describe(`A customer club, ${besideHtml}`),
    terms: addressSchema.default(shopAddresses.terms).describe("The page with the terms that buyers agree to."),
  })
  .describe("What the checkout shows besides the purchase itself.");

const mail = z
  .strictObject({
    from: z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]+$/, "a sender such as Min butik <butik@example.se>")
      .describe("The sender of e-mails: `Min butik <butik@example.se>`. The variable MAIL_FROM takes precedence."),
    orders: z
      .email()
      .optional()
      .describe(
        "The address for notifications of orders, returns and failures; left out: the e-mail address of `contact`.",
      ),
  })
  .describe("E-mail.");

/** The whole of shop.json. */
export const shopFileSchema = z
  .strictObject({
    $schema: z.string().optional().describe("The path of this schema, for editors."),
    name: wordsSchema.describe("The shop's name, as shown in titles and e-mails."),
    theme: z.enum(["standard", "team-workwear"]).default("standard").describe("How the shop looks."),
    logo: z
      .strictObject({
        picture: pictureSchema,
        width: z.int().min(1).max(400).describe("CSS pixels."),
        height: z.int().min(1).max(120).describe("CSS pixels."),
      })
      .optional()
      .describe("The shop's logo in the header of every page; left out: its name as text."),
    icon: pictureSchema.optional().describe("The shop's icon: square, an SVG or a PNG of at least 512 pixels."),
    themeColor: z
      .strictObject({ light: colour, dark: colour })
      .optional()
      .describe("The colour of the browser's own bars around the pages, in light and dark mode."),
    productsPerPage: z.int().min(1).max(96).default(24),
    sellingPaused: z.boolean().default(false).describe("Whether sales are paused: nothing can be bought."),
    quotesOnly: z.boolean().default(false).describe("Whether the shop takes quote requests instead of orders."),
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
    storeHours: openingHoursSchema.optional().describe("Opening hours of stores that have none of their own."),
    stores: storesSchema.optional(),
    storeStock: storeStockSchema.optional(),
    home: homeSchema.optional(),
    navigation: navigationSchema.optional(),
    categories: z
      .array(categoryWords)
      .optional()
      .describe("Words for categories, of which the feed only gives the names."),
    facetPages: z
      .array(facetPage)
      .optional()
      .describe("Brands within categories whose pages search engines may index; no other filtered page may be."),
    redirects: z.array(redirect).optional().describe("Addresses that have moved."),
    discountCodes: discountCodesSchema.optional(),
    mail: mail.optional(),
    webhooks: webhooksSchema.optional(),
  })
  .meta({ title: "shop.json", description: "The settings of a shop. Parts that are left out stay unchanged." });

export type ShopFile = z.output<typeof shopFileSchema>;
