import * as z from "zod";
import { addressSchema, dateSchema, pictureSchema, wordsSchema } from "./values.ts";

const slide = z.strictObject({
  picture: pictureSchema,
  alt: z.string().describe("What the picture shows, for those who do not see it."),
  heading: z.string().optional(),
  text: z.string().optional(),
  address: addressSchema.optional(),
});

const campaign = z
  .strictObject({
    title: wordsSchema,
    from: dateSchema.optional().describe("Its first day; left out: it has begun."),
    until: dateSchema.describe("Its last day."),
    address: addressSchema.optional(),
  })
  .refine(({ from, until }) => from === undefined || from <= until, {
    message: "`until` cannot be before `from`",
    path: ["until"],
  });

/** What the home page shows; the part `home` of shop.json. */
export const homeSchema = z
  .strictObject({
    heading: z.string().default("").describe("The first words; left out, the shop greets with its name."),
    lead: z.string().default(""),
    promises: z.array(z.strictObject({ heading: wordsSchema, text: wordsSchema })).default([]),
    carousel: z.array(slide).default([]),
    campaigns: z.array(campaign).default([]).describe("The first one that runs is shown with a countdown."),
  })
  .describe("The home page.");

const page = z.string().describe("The address of a page of the folder `pages`, without `/sidor/`.");
const pageWithPages = z.strictObject({ page, pages: z.array(page).default([]).describe("What lies below it.") });

/** What menu and footer lead to; the part `navigation` of shop.json. */
export const navigationSchema = z
  .strictObject({
    about: z.array(pageWithPages).default([]).describe("Pages about the shop, in menu and footer."),
    direct: z.array(page).default([]).describe("Links of their own; `butiker/vara-butiker` is the page of the stores."),
    campaigns: z.array(page).default([]),
    services: z.array(page).default([]),
    banner: z
      .strictObject({
        text: wordsSchema,
        address: addressSchema.optional(),
        sticky: z.boolean().default(false),
        closable: z.boolean().default(true),
      })
      .optional()
      .describe("News above the header of every page."),
  })
  .describe("Menu and footer.");

export type HomeFile = z.output<typeof homeSchema>;
export type NavigationFile = z.output<typeof navigationSchema>;
