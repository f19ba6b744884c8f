import type { Embed } from "@torg/catalog/contract";
import type { ConsentDefaults } from "@torg/consent/domain";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { embed as island, embedHost } from "./embed.island.tsx";

/** Props of `EmbedSection`. */
export interface EmbedSectionProps {
  readonly embed: Embed | null;
  readonly defaults: ConsentDefaults;
  /** Address of the style sheet, which only products with such content fetch; undefined where the page has it already. */
  readonly styles: string | undefined;
}

/**
 * A film or picture of others about a product. The page is made for everybody, so it comes with the notice; the browser
 * draws the content where the visitor has said yes. The link leads there by the visitor's own step.
 */
export function EmbedSection({ embed, defaults, styles }: EmbedSectionProps): ReactNode {
  const host = embed === null ? undefined : embedHost(embed.src);
  if (embed === null || host === undefined) return null;
  return (
    <section className="torg-embed-section torg-product-page__more" aria-labelledby="film">
      {styles === undefined ? null : <link rel="stylesheet" href={styles} />}
      <h2 id="film" className="torg-section-heading">
        {embed.title}
      </h2>
      <island.Place embed={embed} defaults={defaults} />
      <p className="torg-embed-section__link">
        <a href={embed.src} rel="noopener noreferrer" target="_blank">
          {storefrontTexts.product.openAt(host)}
        </a>
      </p>
    </section>
  );
}
