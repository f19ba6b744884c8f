import { ProductSectionLinks, type ProductSectionLinksProps } from "@torg/catalog";
import { defineIsland } from "@torg/islands/server";

/**
 * Links to the sections of a long page. What wires them wires the sections that fold as well, of which there may be a
 * single one.
 */
export const sections = defineIsland({
  name: "sections",
  view: ProductSectionLinks,
  asleep: (given: ProductSectionLinksProps) => given,
  isLate: true,
  awake: () => import("./sections.awake.ts"),
});
