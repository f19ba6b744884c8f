import type { Embed } from "@torg/catalog/contract";
import { EmbedSection } from "@torg/consent";
import type { ConsentDefaults } from "@torg/consent/domain";
import type { ReactNode } from "react";
import { embed as island } from "./embed.island.tsx";

/** Props of `ProductEmbed`. */
export interface ProductEmbedProps {
  readonly embed: Embed | null;
  readonly defaults: ConsentDefaults;
  /** Address of the style sheet, which only products with such content fetch; undefined where the page has it already. */
  readonly styles: string | undefined;
}

/**
 * A film or picture of others about a product. The page is made for everybody, so it comes with the notice; the browser
 * draws the content where the visitor has said yes.
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
