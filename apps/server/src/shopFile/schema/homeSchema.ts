import { campaignKinds } from "@torg/catalog/domain";
import * as z from "zod";
import { addressSchema, campaignDaySchema, categorySchema, pictureSchema, wordsSchema } from "./values.ts";

const conditionsSchema = wordsSchema
  .optional()
  .describe(
    "Conditions of an advertised way to pay later, such as a credit check; shown beside it, as the law requires.",
  );

const slide = z.strictObject({
  picture: pictureSchema,
  alt: z.string().describe("What the picture shows, for people who cannot see it."),
  heading: z.string().optional(),
  text: z.string().optional(),
  conditions: conditionsSchema,
  address: addressSchema.optional(),
});

/** Whether a day recurs every year, such as `12-24`. */
export const isOfEveryYear = (day: string): boolean => day.length === "12-24".length;

const row = z
  .strictObject({
    heading: wordsSchema,
    show: z
      .enum(["new", "reduced", "popular", "products"])
      .describe("The newest products, those with a reduced price, the most popular, or those listed in `products`."),
    category: categorySchema.optional().describe("Only products of this category: its address without `/kategori/`."),
    products: z
      .array(wordsSchema)
      .default([])
      .describe("Product ids from the feed, in the order shown; products that no longer exist are left out."),
    most: z.int().min(1).max(24).default(8).describe("Maximum number of products."),
  })
  .refine(({ show, products }) => (show === "products") === products.length > 0, {
    message: "name ids in `products` where `show` is `products`, and nowhere else",
    path: ["products"],
  });

const campaign = z
  .strictObject({
    title: wordsSchema,
    kind: z
      .enum(campaignKinds)
      .default("campaign")
      .describe(
        "The label above its title: `campaign`, `sale` (rea; by law for a few weeks at a time and at most two months of a year) or `clearance`.",
      ),
    text: z.string().optional().describe("What it is about, in a sentence."),
    conditions: conditionsSchema,
    picture: pictureSchema.optional(),
    from: campaignDaySchema.optional().describe("Its first day; left out: it has already begun."),
    until: campaignDaySchema.describe("Its last day."),
    address: addressSchema.optional(),
    rows: z
      .array(row)
      .default([])
      .describe("Rows of products shown, while it runs, on the page in the folder `pages` that `address` leads to."),
  })
  .refine(({ from, until }) => from === undefined || isOfEveryYear(from) || from <= until, {
    message: "`until` cannot be before `from`",
    path: ["until"],
  })
  .refine(({ from, until }) => isOfEveryYear(until) === (from !== undefined && isOfEveryYear(from)), {
    message: "name a day of every year in both `from` and `until`, or in neither",
    path: ["from"],
  })
  .refine(({ kind, from }) => kind !== "sale" || from !== undefined, {
    message: "name its first day where `kind` is `sale`: a sale lasts for a limited time",
    path: ["from"],
  });

/** What the home page shows; the part `home` of shop.json. */
export const homeSchema = z
  .strictObject({
    heading: z.string().default("").describe("The main heading; left out: a greeting with the shop's name."),
    lead: z.string().default(""),
    link: z
      .strictObject({ title: wordsSchema, address: addressSchema })
      .optional()
      .describe("A button below the heading; left out: no button."),
    promises: z.array(z.strictObject({ heading: wordsSchema, text: wordsSchema })).default([]),
    carousel: z.array(slide).default([]),
    rows: z
      .array(row)
      .default([])
      .describe("Rows of products; left out: one row of the most popular. A row without products is not shown."),
    campaigns: z
      .array(campaign)
      .default([])
      .describe(
        "The first one that is running is shown with a countdown. A page whose campaigns are not running is hidden by the menu and shows, in place of its text, what is reduced now.",
      ),
  })
  .describe("The home page.");

const page = z.string().describe("The address of a page in the folder `pages`, without `/sidor/`.");
const pageWithPages = z.strictObject({ page, pages: z.array(page).default([]).describe("The pages below it.") });

/** The links in menu and footer; the part `navigation` of shop.json. */
export const navigationSchema = z
  .strictObject({
    about: z.array(pageWithPages).default([]).describe("Pages about the shop, in menu and footer."),
    direct: z
      .array(page)
      .default([])
      .describe("Pages with links of their own; `butiker/vara-butiker` is the page of the stores."),
    campaigns: z.array(page).default([]),
    services: z.array(page).default([]),
    emptyCart: z
      .array(z.strictObject({ title: wordsSchema, address: addressSchema }))
      .default([])
      .describe("Links shown in an empty cart; empty: the first categories of the menu."),
    banner: z
      .strictObject({
        text: wordsSchema,
        conditions: conditionsSchema,
        address: addressSchema.optional(),
        sticky: z.boolean().default(false),
        closable: z.boolean().default(true),
      })
      .optional()
      .describe("News above the header of every page."),
  })
  .describe("Menu and footer.");

export type CampaignFile = z.output<typeof campaign>;
export type HomeFile = z.output<typeof homeSchema>;
export type NavigationFile = z.output<typeof navigationSchema>;
