import { campaignKinds } from "@torg/catalog/domain";
import { variantControls } from "@torg/catalog/domain/product";
import { wireObject } from "@torg/http";
import * as z from "zod/mini";

const link = z.object({ title: z.string(), url: z.string() });
const carouselItem = z.object({
  src: z.string(),
  thumb: z._default(z.string(), ""),
  alt: z._default(z.string(), ""),
  url: z._default(z.nullable(z.string()), null),
  heading: z.optional(z.string()),
  text: z.optional(z.string()),
  conditions: z.optional(z.string()),
});

const chosenRow = z.object({
  heading: z.string(),
  show: z.enum(["new", "reduced", "popular", "products"]),
  /** The path of a category. */
  category: z.optional(z.string()),
  /** Ids in the feed. */
  products: z._default(z.array(z.string()), []),
  most: z._default(z.int(), 8),
});

/** A row of products as configured in shop.json. */
export type ChosenRow = Readonly<Omit<z.output<typeof chosenRow>, "products">> & {
  readonly products: readonly string[];
};

const campaign = wireObject({
  title: z.string(),
  kind: z.optional(z.enum(campaignKinds)),
  text: z._default(z.string(), ""),
  conditions: z._default(z.string(), ""),
  picture: z._default(z.nullable(z.string()), null),
  /** ISO time; the campaign is shown from then on, or at once if null. */
  startsAt: ["starts_at", z._default(z.nullable(z.string()), null)],
  /** ISO time at which the campaign ends. */
  endsAt: ["ends_at", z.string()],
  url: z._default(z.nullable(z.string()), null),
  /** Products on the page that its address leads to. */
  rows: z._default(z.array(chosenRow), []),
});

/** The value of the setting `home`. */
export const homeSchema = z.object({
  /** Heading and promises of the home page; empty = texts that fit every shop. */
  heading: z._default(z.string(), ""),
  lead: z._default(z.string(), ""),
  link: z._default(z.nullable(link), null),
  promises: z._default(z.array(z.object({ heading: z.string(), text: z.string() })), []),
  carousel: z._default(z.array(carouselItem), []),
  /** The first one that is running is shown. */
  campaigns: z._default(z.array(campaign), []),
  /** The only campaign, in databases filled before several were possible. */
  campaign: z._default(z.nullable(campaign), null),
  /** Rows of products; empty = one row of `products`. */
  rows: z._default(z.array(chosenRow), []),
  /** Ids of the products on the home page; empty = the most popular. */
  products: z._default(z.array(z.int()), []),
});

const microBannerSchema = z.object({
  text: z.string(),
  conditions: z._default(z.string(), ""),
  url: z._default(z.nullable(z.string()), null),
  sticky: z._default(z.boolean(), false),
  closable: z._default(z.boolean(), true),
});

/** The value of the setting `layout`. */
export const layoutSchema = wireObject({
  microBanner: ["micro_banner", z._default(z.nullable(microBannerSchema), null)],
  developmentPages: ["development_pages", z._default(z.array(z.object({ title: z.string(), path: z.string() })), [])],
  /** Links to categories in the empty cart; empty = the first level of the menu. */
  emptyCartCategories: ["empty_cart_categories", z._default(z.array(link), [])],
});

const facetPage = z.object({
  brand: z.string(),
  category: z.string(),
  heading: z._default(z.string(), ""),
  text: z._default(z.string(), ""),
});

/** An indexable page of a brand within a category: their slugs, and the shop's own texts. */
export type FacetPage = z.output<typeof facetPage>;

const categoryWords = z.object({
  category: z.string(),
  heading: z._default(z.string(), ""),
  description: z._default(z.string(), ""),
});

/** The shop's own words for a category, by its path; empty = those written from the feed. */
export type CategoryWords = Readonly<z.output<typeof categoryWords>>;

const variantLook = z.object({ attribute: z.string(), look: z.enum(variantControls) });

/** How a variant attribute is chosen, by its label in the feed. */
export type VariantLooks = Readonly<z.output<typeof variantLook>>;

const sectionRule = z.object({ heading: z.string(), names: z.array(z.string()) });

/** The value of the setting `listing`. */
export const listingSchema = z.object({
  per_page: z._default(z.int().check(z.minimum(1), z.maximum(96)), 24),
  categories: z._default(z.array(categoryWords), []),
  facet_pages: z._default(z.array(facetPage), []),
  variant_looks: z._default(z.array(variantLook), []),
  specification_sections: z._default(z.nullable(z.array(sectionRule)), null),
});
