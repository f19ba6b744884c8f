import { AnchorNavigation, type SectionLink } from "@torg/ui";
import type { ReactElement } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of ProductSectionLinks. */
export interface ProductSectionLinksProps {
  readonly links: readonly SectionLink[];
}

/** Links to the sections of a product page, which stay in view; renders nothing for a single section. */
export function ProductSectionLinks({ links }: ProductSectionLinksProps): ReactElement | null {
  const { label, previous, next } = useLaterCatalogTexts("product").sections;
  if (links.length < 2) return null;
  return <AnchorNavigation label={label} links={links} previousLabel={previous} nextLabel={next} />;
}
