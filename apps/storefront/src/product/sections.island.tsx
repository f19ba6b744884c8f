import { ProductSectionLinks, type ProductSectionLinksProps } from "@torg/catalog";
import type { Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { wireAnchors, wireFolds } from "@torg/ui/wire";

/**
 * Links to the sections of a long page. What wires them wires the sections that fold as well, of which there may be a
 * single one.
 */
export const sections = defineIsland({
  name: "sections",
  view: ProductSectionLinks,
  asleep: (given: ProductSectionLinksProps) => given,
  isLate: true,
});

/** Marks the section that is read and moves the row of links, and wires the sections that fold. It needs no React. */
export const mount: Mount = (element) => {
  wireFolds(document);
  wireAnchors(element);
};
