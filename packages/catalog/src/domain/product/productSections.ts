import { hasSafety } from "./shownDisclosure.ts";
import type { DisclosedProduct } from "./shownDisclosure.ts";

/** A section of the product page below its first view; the row of section links may name it. */
export type ProductSection = "description" | "specifications" | "safety" | "matching" | "recommended" | "reviews";

/** What decides which sections a product has. */
export interface SectionedProduct {
  readonly description: string;
  readonly specifications: readonly unknown[];
  readonly disclosure: DisclosedProduct | null;
  readonly matchingProducts: readonly unknown[];
  readonly recommendedProducts?: readonly unknown[];
}

/** The ids of the sections, as link targets; the repair section is not in the row of links. */
export const productSectionIds = {
  description: "beskrivning",
  specifications: "specifikationer",
  safety: "sakerhet",
  repair: "reparation",
  matching: "matching",
  recommended: "se-aven",
  reviews: "omdomen",
} as const satisfies Readonly<Record<ProductSection | "repair", string>>;

/** The sections of a product page below its first view, in order. */
export function productSections(product: SectionedProduct, hasReviews: boolean): readonly ProductSection[] {
  const { description, specifications, disclosure, matchingProducts: matching, recommendedProducts = [] } = product;
  const isThere: Readonly<Record<ProductSection, boolean>> = {
    description: description !== "",
    specifications: specifications.length > 0,
    safety: disclosure !== null && hasSafety(disclosure),
    matching: matching.length > 0,
    recommended: recommendedProducts.length > 0,
    reviews: hasReviews,
  };
  return sectionsInOrder.filter((section) => isThere[section]);
}

const sectionsInOrder: readonly ProductSection[] = [
  "description",
  "specifications",
  "safety",
  "matching",
  "recommended",
  "reviews",
];
