import { Island } from "@torg/islands/server";
import type { SectionLink } from "@torg/ui";
import { AnchorNavigation } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** Props of `SectionLinks`. */
export interface SectionLinksProps {
  readonly links: readonly SectionLink[];
}

/** Links to the sections of a long page; a small script without React marks the one that is read. */
export function SectionLinks({ links }: SectionLinksProps): ReactNode {
  const { label, previous, next } = storefrontTexts.sections;
  // What wires the links wires the sections that fold as well, of which there may be a single one.
  if (links.length < 2)
    return (
      <Island name="strip" id="sections" isLate>
        {null}
      </Island>
    );
  return (
    <Island name="strip" id="sections" className="torg-section-links" isLate>
      <AnchorNavigation label={label} links={links} previousLabel={previous} nextLabel={next} />
    </Island>
  );
}
