import { ProductSectionLinks, type ProductSectionLinksProps } from "@torg/catalog";
import type { Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { wireAnchors, wireFolds } from "@torg/ui/wire";

/**
 * Links to the sections of a long page. Their script also wires the folding sections, of which there may be only one.
 */
export const sections = defineIsland({
  name: "sections",
  view: ProductSectionLinks,
  asleep: (given: ProductSectionLinksProps) => given,
  isLate: true,
});

/** Marks the current section, scrolls the row of links, and wires the folding sections. It needs no React. */
export const mount: Mount = (element) => {
  wireFolds(document);
  wireAnchors(element);
};
