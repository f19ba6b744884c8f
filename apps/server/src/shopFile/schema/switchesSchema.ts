import * as z from "zod";
import { variantLooks } from "@torg/catalog/domain/product";
import { addressSchema, pictureSchema, wordsSchema } from "./values.ts";

/** What lists, product pages and header show; the part `catalog` of shop.json. */
export const catalogSchema = z
  .strictObject({
    priceFilter: z.boolean().default(true).describe("Whether lists can be filtered by price."),
    twoColumnsAtLeast: z.boolean().default(false).describe("Whether a phone shows two products beside each other."),
    boughtTogether: z
      .string()
      .default("")
      .describe("The heading above what is bought together; left out: the words of the catalogue."),
    discountBadge: pictureSchema
      .optional()
      .describe("A picture in the place of the badge that says how many percent less."),
    menuPrefix: z.string().default("").describe("Words before the names of the first categories in the menu."),
    compareAtMost: z.int().min(2).max(10).default(4).describe("How many products can be compared."),
    variantLooks: z
      .array(
        z.strictObject({
          attribute: wordsSchema.describe("What variants differ in, by the name that the feed gives it."),
          look: z
            .enum(variantLooks)
            .describe(
              "`swatches` are buttons that show the colours that a value names, such as black and white by a stroke between them.",
            ),
        }),
      )
      .refine((looks) => new Set(looks.map(({ attribute }) => attribute.toLowerCase())).size === looks.length, {
        error: "each attribute once",
      })
      .default([])
      .describe("How variants are chosen; from lists where nothing is said, and where there are more than 18 values."),
    specificationSections: z
      .array(
        z.strictObject({
          heading: wordsSchema.describe("What stands above them, such as `Design`."),
          names: z
            .array(wordsSchema)
            .min(1)
            .describe("Names of facts, or words of them; `*` stands for a beginning or an end: `kabel*`, `*bredd`."),
        }),
      )
      .min(1)
      .optional()
      .describe(
        "Under which headings facts stand whose feed tells no sections, in this order; left out: the usual ones, which are replaced as a whole.",
      ),
    search: z.boolean().default(true).describe("Whether the header has a search."),
    loginLink: z.boolean().default(true).describe("Whether the header leads to the account."),
    buying: z
      .boolean()
      .default(true)
      .describe("Whether products have a button to buy; `sellingPaused` closes the checkout too."),
  })
  .describe("What lists, pages of products and the header show.");

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
        "Where the pictures of a map come from, such as `https://…/{z}/{x}/{y}.png`; empty: the shop draws an outline itself.",
      ),
    attribution: z.string().default("").describe("Whose map it is, as its terms want it said."),
    key: z.string().default("").describe("A key of the map's maker; it is readable in the page."),
    scriptBase: z.url({ protocol: /^https$/ }).default("https://maps.googleapis.com/maps/api/js"),
    china: z.boolean().default(false),
  })
  .describe("Maps of stores; without tiles no request leaves the shop.");

/** The official notice of the legal guarantee; the part `guarantee` of shop.json. */
export const guaranteeSchema = z
  .strictObject({
    picture: pictureSchema,
    width: z.int().min(1).default(420).describe("Pixels."),
    height: z.int().min(1).default(420).describe("Pixels."),
    link: addressSchema.optional().describe("Where the square code of the notice leads."),
  })
  .describe("The official notice of the legal guarantee as a picture; left out, its words stand in its place.");
