import { defineIsland } from "@torg/islands/server";
import type { SectionLink } from "@torg/ui";
import { AnchorNavigation } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** Props of `SectionLinks`. */
export interface SectionLinksProps {
  readonly links: readonly SectionLink[];
}

const isShown = ({ links }: SectionLinksProps): boolean => links.length > 1;

function SectionLinks(props: SectionLinksProps): ReactNode {
  const { label, previous, next } = storefrontTexts.sections;
  if (!isShown(props)) return null;
  return <AnchorNavigation label={label} links={props.links} previousLabel={previous} nextLabel={next} />;
}

/**
 * Links to the sections of a long page. What wires them wires the sections that fold as well, of which there may be a
 * single one.
 */
export const sections = defineIsland({
  name: "sections",
  view: SectionLinks,
  asleep: (given: SectionLinksProps) => given,
  className: (given) => (isShown(given) ? "torg-section-links" : undefined),
  isLate: true,
  awake: () => import("./sections.awake.ts"),
});
