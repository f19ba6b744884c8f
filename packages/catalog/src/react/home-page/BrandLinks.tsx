import { Section } from "@torg/ui";
import type { ReactElement } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of BrandLinks. */
export interface BrandLinksProps {
  readonly brands: readonly { readonly name: string; readonly url: string }[];
}

/** The shop's largest brands as links; renders nothing if there are none. */
export function BrandLinks({ brands }: BrandLinksProps): ReactElement | null {
  const texts = useLaterCatalogTexts("home");
  if (brands.length === 0) return null;
  return (
    <Section id="home-brands" heading={texts.brands} className="torg-brand-links">
      <ul className="torg-brand-links__list" translate="no">
        {brands.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
