import { Section } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { embedHost } from "../../domain/embedHost.ts";
import { laterConsentTexts } from "../../texts/laterSv.ts";
import type { ConsentTexts } from "../../texts/sv.ts";
import { EmbeddedContent, type Embed } from "./EmbeddedContent.tsx";

/** Props of EmbedSection. */
export interface EmbedSectionProps {
  /** Id of the heading, as a link target. */
  readonly id: string;
  /** Third-party content; without a host of its own it is not shown. */
  readonly embed: Embed;
  /** The content itself, if it hydrates later. Default: `EmbeddedContent`, which requires a `ConsentProvider`. */
  readonly children?: ReactNode;
  /** Default: the Swedish texts. */
  readonly texts?: Pick<ConsentTexts, "later">;
}

/**
 * A section with third-party content: its title, the content or the notice, and a link to open it at its source without
 * consent here.
 */
export function EmbedSection({ id, embed, children, texts }: EmbedSectionProps): ReactElement | null {
  const host = embedHost(embed.src);
  if (host === undefined) return null;
  const { openAt } = { ...laterConsentTexts.embed, ...texts?.later?.embed };
  return (
    <Section id={id} heading={embed.title} className="torg-embed-section">
      {children ?? <EmbeddedContent embed={embed} />}
      <p className="torg-embed-section__link">
        <a href={embed.src} rel="noopener noreferrer" target="_blank">
          {openAt(host)}
        </a>
      </p>
    </Section>
  );
}
