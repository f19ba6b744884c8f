import * as z from "zod";
import { variantControls } from "@torg/catalog/domain/product";
import { addressSchema, pictureSchema, wordsSchema } from "./values.ts";

/** What lists, product pages and header show; the part `catalog` of shop.json. */
export const catalogSchema = z
  .strictObject({
    priceFilter: z.boolean().default(true).describe("Whether lists can be filtered by price."),
    twoColumnsAtLeast: z.boolean().default(false).describe("Whether phones show two products side by side."),
    boughtTogether: z
      .string()
      .default("")
      .describe("The heading above products often bought together; left out: the default heading."),
    discountBadge: pictureSchema.optional().describe("A picture that replaces the badge with the discount in percent."),
    menuPrefix: z.string().default("").describe("Text before the names of the top-level categories in the menu."),
    compareAtMost: z.int().min(2).max(10).default(4).describe("Maximum number of products to compare."),
    variantLooks: z
      .array(
        z.strictObject({
          attribute: wordsSchema.describe("The attribute that variants differ in, as the feed names it."),
          look: z
            .enum(variantControls)
            .describe(
              "`swatches` are buttons that show the colours of a value; a value such as black/white shows both.",
            ),
        }),
      )
      .refine((looks) => new Set(looks.map(({ attribute }) => attribute.toLowerCase())).size === looks.length, {
        error: "each attribute once",
      })
      .default([])
      .describe("How variants are chosen; from a list if nothing is set, or if there are more than 18 values."),
    specificationSections: z
      .array(
        z.strictObject({
          heading: wordsSchema.describe("The heading, such as `Design`."),
          names: z
            .array(wordsSchema)
            .min(1)
            .describe("Names of specifications, or words in them; `*` is a wildcard: `kabel*`, `*bredd`."),
        }),
      )
      .min(1)
      .optional()
      .describe(
        "Headings, in this order, for specifications to which the feed gives no section. They replace all default headings; left out: the default headings.",
      ),
    search: z.boolean().default(true).describe("Whether the header has a search field."),
    loginLink: z.boolean().default(true).describe("Whether the header links to the account."),
    buying: z
      .boolean()
      .default(true)
      .describe("Whether products have a buy button; `sellingPaused` closes the checkout too."),
  })
  .describe("What lists, product pages and the header show.");

/** The source of the maps; the part `maps` of shop.json. */
export const mapsSchema = z
  .strictObject({
    tiles: z
      .union([
        z.literal(""),
        z.string().regex(/^https:\/\/\S*\{z\}\S*$/, "an address such as https://example.se/{z}/{x}/{y}.png"),
      ])
      .default("")
      .describe(
        "The address of the map images, such as `https://…/{z}/{x}/{y}.png`; empty: the shop draws an outline itself.",
      ),
    attribution: z.string().default("").describe("The attribution that the terms of the map require."),
    key: z.string().default("").describe("The map provider's API key; it is visible in the page."),
    scriptBase: z.url({ protocol: /^https$/ }).default("https://maps.googleapis.com/maps/api/js"),
    china: z.boolean().default(false),
  })
  .describe("Maps of stores; without `tiles` a map requests nothing from other hosts.");

/** The official notice of the legal guarantee; the part `guarantee` of shop.json. */
export const guaranteeSchema = z
  .strictObject({
    picture: pictureSchema,
    width: z.int().min(1).default(420).describe("Pixels."),
    height: z.int().min(1).default(420).describe("Pixels."),
    link: addressSchema.optional().describe("The address that the QR code of the notice leads to."),
  })
  .describe("The official notice of the legal guarantee as a picture; left out: its text is shown instead.");
