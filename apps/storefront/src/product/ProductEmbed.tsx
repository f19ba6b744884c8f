import type { Embed } from "@torg/catalog/contract";
import { EmbedSection } from "@torg/consent";
import type { ConsentDefaults } from "@torg/consent/domain";
import type { ReactNode } from "react";
import { embed as island } from "./embed.island.tsx";

/** Props of `ProductEmbed`. */
export interface ProductEmbedProps {
  readonly embed: Embed | null;
  readonly defaults: ConsentDefaults;
  /** Address of the style sheet, which only products with such content load; undefined if the page already has it. */
  readonly styles: string | undefined;
}

/**
 * A third-party film or picture about a product. The page is the same for everybody, so it shows the consent notice;
 * the browser loads the content if the visitor has consented.
 */
export function ProductEmbed({ embed, defaults, styles }: ProductEmbedProps): ReactNode {
  if (embed === null) return null;
  return (
    <>
      {styles === undefined ? null : <link rel="stylesheet" href={styles} />}
      <EmbedSection id="film" embed={embed}>
        <island.Place embed={embed} defaults={defaults} />
      </EmbedSection>
    </>
  );
}
